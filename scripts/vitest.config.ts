import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "scripts",
    dir: import.meta.dirname,
    include: ["**/*.test.ts"],
    experimental: { viteModuleRunner: false },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
