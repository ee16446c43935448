import { defineConfig } from "vitest/config";

export default defineConfig({
  // No test is about time: on a busy machine thousands of generated documents take long.
  test: { name: "adf", include: ["src/**/*.test.{ts,tsx}"], testTimeout: 300_000 },
});
