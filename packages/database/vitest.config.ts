import { defineConfig } from "vitest/config";

// Tests start and kill real servers. They mostly wait, so more files run at once than there are cores. On a busy
// machine a start can take seconds.
export default defineConfig({
  test: {
    name: "database",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["../../packages/test-browser/src/seed-properties.ts"],
    maxWorkers: 4,
    // Loading modules takes a third of the time; what one file loads, the next one uses.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
