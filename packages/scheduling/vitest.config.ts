import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "scheduling",
    include: ["src/**/*.test.{ts,tsx}"],
    // Asking Intl about thousands of moments takes its time on a busy machine.
    testTimeout: 60_000,
  },
});
