import { basename } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { root } from "../run-command.ts";

/**
 * The unit tests of a package.
 *
 * @example packageTests("/forecourt/packages/adf")
 */
export function packageTests(folder: string): TestProjectInlineConfiguration {
  return {
    root: folder,
    test: {
      name: basename(folder),
      include: ["src/**/*.test.{ts,tsx}"],
      setupFiles: [`${root}packages/test-browser/src/seed-properties.ts`],
      expect: { requireAssertions: true },
      // Node.js runs TypeScript itself, as in the product's processes. Vite would transform every module for each package.
      experimental: { viteModuleRunner: false },
      // Modules keep no state, so test files can share them.
      isolate: false,
      // No test depends on time: the limits only stop what hangs.
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  };
}

const folder = process.cwd();
const { test, ...rest } = packageTests(folder);

export default defineConfig({
  ...rest,
  // With `--changed`: what tests read without an import runs them all.
  test: {
    ...test,
    forceRerunTriggers: [`${folder}/!(reports|node_modules)/**/!(*.ts|*.tsx)`, `${folder}/*.json`],
  },
});
