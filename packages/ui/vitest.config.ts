import { defineConfig } from "vitest/config";
import { packageTests } from "../../scripts/test/vitest.package.config.ts";

const { test, ...rest } = packageTests(import.meta.dirname);

export default defineConfig({
  ...rest,
  // Node.js does not run JSX. The tests assert with `node:assert`, which Vitest does not count.
  test: { ...test, experimental: { viteModuleRunner: true }, expect: {} },
});
