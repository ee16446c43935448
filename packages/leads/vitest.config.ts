import { defineConfig } from "vitest/config";

export default defineConfig({
  // No test is about time: on a busy machine hundreds of generated leads take long.
  test: { name: "leads", include: ["src/**/*.test.{ts,tsx}"], testTimeout: 300_000 },
});
