import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "ui",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["../../packages/test-browser/src/seed-properties.ts"],
    // The modules keep no state, so test files can share one module cache.
    isolate: false,
    // Generous, for slow machines: it only ends tests that hang.
    testTimeout: 60_000,
  },
});
