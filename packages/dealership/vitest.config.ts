import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "dealership",
    include: ["src/**/*.test.{ts,tsx}"],
    // Properties take as long as the machine's other work lets them: slowness is no failure.
    testTimeout: 60_000,
  },
});
