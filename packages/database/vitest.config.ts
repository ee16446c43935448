import { defineConfig } from "vitest/config";

// Real servers are started and killed here: most of the time is waiting, so more files at once than cores; and on a
// busy machine a start can take seconds.
export default defineConfig({
  test: {
    name: "database",
    include: ["src/**/*.test.{ts,tsx}"],
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
