import { defineConfig } from "vitest/config";

// Vite transforms JSX, which Node.js does not run; other packages share scripts/test/vitest.package.config.ts.
export default defineConfig({
  test: {
    name: "ui",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["../../packages/test-browser/src/seed-properties.ts"],
    // Modules keep no state, so test files can share them.
    isolate: false,
    // No test depends on time: the limits only stop what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
