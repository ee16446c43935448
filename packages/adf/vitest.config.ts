import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "adf",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["../../packages/test-browser/src/seed-properties.ts"],
    // The modules keep no state, so test files can share one module cache.
    isolate: false,
    // Only stops a test that hangs; no test depends on the time it takes.
    testTimeout: 300_000,
  },
});
