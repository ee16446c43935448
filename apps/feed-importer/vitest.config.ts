import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "feed-importer",
    expect: { requireAssertions: true },
    // Only stops a test that hangs; no test depends on the time it takes.
    testTimeout: 60_000,
    // What one file loads, the next one uses.
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
