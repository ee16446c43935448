import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { BROWSER_SCRIPTS, bundleBrowserScript } from "../../scripts/bundle-browser-script.ts";

const folder = import.meta.dirname;
const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter(
  (file) => !/\.test\.tsx?$|^tracking/.test(file),
);
const readme = readFileSync(`${folder}/README.md`, "utf8");

it.each(files)("%s is under 2.2 kB and explained in the README", (file) => {
  expect(gzipSync(readFileSync(`${folder}/${file}`)).length).toBeLessThan(2200);
  expect(readme).toContain(`[${file}](${file})`);
});

it.each([
  ["consent", 2010],
  ["tracker", 9100],
  ["experiments", 5600],
  ["street-map", 1000],
  ["street-map-view", 330_000],
] as const)("the bundled %s script is under %i bytes with all that it imports", async (name, limit) => {
  expect(gzipSync(await bundleBrowserScript(name)).length).toBeLessThan(limit);
});

it("the experiment client is in no other script", async () => {
  const names = Object.keys(BROWSER_SCRIPTS) as (keyof typeof BROWSER_SCRIPTS)[];
  const withClient: string[] = [];
  for (const name of names)
    if ((await bundleBrowserScript(name)).includes("deltasResponseRequested")) withClient.push(name);
  expect(withClient).toEqual(["experiments"]);
});
