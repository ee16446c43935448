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
      // What tests read without an import runs them all.
      forceRerunTriggers: [`${folder}/!(reports|node_modules)/**/!(*.ts|*.tsx)`, `${folder}/*.json`],
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

export default defineConfig(packageTests(process.cwd()));
