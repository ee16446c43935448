import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    expect: { requireAssertions: true },
    name: "offers",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["../../packages/test-browser/src/seed-properties.ts"],
    // Modules keep no state, so test files can share them.
    isolate: false,
    // No test depends on time: the limit only stops tests that hang.
    testTimeout: 60_000,
  },
});
