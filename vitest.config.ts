import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";
import { defineConfig } from "vitest/config";
import { packageTests } from "./scripts/test/vitest.package.config.ts";

const folders = globSync("{apps,packages,tools}/*/src", { cwd: import.meta.dirname })
  .map((src) => `${import.meta.dirname}/${dirname(src)}`)
  .filter((folder) => !existsSync(`${folder}/vitest.config.ts`) && hasTests(folder));

export default defineConfig({
  test: {
    projects: [
      ...folders.map(packageTests),
      "{apps,packages}/*/vitest{,.isolated}.config.ts",
      "scripts/vitest.config.ts",
    ],
  },
});

function hasTests(folder: string): boolean {
  return globSync("src/**/*.test.{ts,tsx}", { cwd: folder }).length > 0;
}
