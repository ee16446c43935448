import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { bundleBrowserScript } from "../../scripts/bundle-browser-script.ts";

const folder = import.meta.dirname;
const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter(
  (file) => !/\.test\.tsx?$|^tracking/.test(file),
);
const readme = readFileSync(`${folder}/README.md`, "utf8");

it.each(files)("%s is under 2 kB and explained in the README", (file) => {
  expect(gzipSync(readFileSync(`${folder}/${file}`)).length).toBeLessThan(2000);
  expect(readme).toContain(`[${file}](${file})`);
});

it.each([
  ["consent", 2000],
  ["tracker", 8650],
  ["street-map", 1000],
  ["street-map-view", 330_000],
] as const)("the bundled %s script is under %i bytes with all that it imports", async (name, limit) => {
  expect(gzipSync(await bundleBrowserScript(name)).length).toBeLessThan(limit);
});
