import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    expect: { requireAssertions: true },
    name: "offers",
    include: ["src/**/*.test.{ts,tsx}"],
    // No module here keeps state: test files can share what they load.
    isolate: false,
    // No test is about time: the limit only ends what hangs.
    testTimeout: 60_000,
  },
});
