import { defineConfig } from "vitest/config";

export default defineConfig({
  // No test is about time: the limit only ends what hangs.
  test: { name: "offers", include: ["src/**/*.test.{ts,tsx}"], testTimeout: 60_000 },
});
