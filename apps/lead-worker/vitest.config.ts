import { defineConfig } from "vitest/config";

// Real servers and processes: tests mostly wait, and a start can take seconds.
export default defineConfig({
  test: {
    name: "lead-worker",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["../../packages/test-browser/src/seed-properties.ts"],
    maxWorkers: 4,
    // Loading modules takes a third of the time; what one file loads, the next one uses.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
