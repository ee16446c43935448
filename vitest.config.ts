import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["{apps,packages,tools}/*/vitest{,.isolated}.config.ts", "scripts/vitest.config.ts"],
  },
});
