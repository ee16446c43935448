import { defineConfig } from "vitest/config";

export default defineConfig({
  // Generous, for slow machines: it only ends tests that hang.
  test: { name: "ui", include: ["src/**/*.test.{ts,tsx}"], testTimeout: 60_000 },
});
