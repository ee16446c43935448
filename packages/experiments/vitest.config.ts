import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "experiments",
    include: ["src/**/*.test.{ts,tsx}"],
    // Tests wait for real requests, however slow the machine.
    testTimeout: 60_000,
  },
});
