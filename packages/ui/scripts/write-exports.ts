/**
 * Writes the subpath exports of package.json, for the workspace and for `publishConfig`.
 * There is one per file in `src/index.ts`, `./{file}`, plus the style sheets.
 */
import { readFileSync, writeFileSync } from "node:fs";

const manifestFile = new URL("../package.json", import.meta.url);
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const index = readFileSync(new URL("../src/index.ts", import.meta.url), "utf8");

// styles.css is the Tailwind source in the workspace, and compiled in the published package.
const sheets = ["styles.css", "tokens.css", "theme.css"];
const files = [...new Set([...index.matchAll(/from "\.\/([^"]+)";/g)].map((match) => match[1]!))];
const subpath = (file: string) => `./${file.replace(/^.*\//, "").replace(/\.tsx?$/, "")}`;
const sorted = files.map((file) => [subpath(file), file] as const).sort(([a], [b]) => (a < b ? -1 : 1));

const built = (file: string) => {
  const stem = file.replace(/\.tsx?$/, "");
  return { types: `./dist/${stem}.d.ts`, default: `./dist/${stem}.js` };
};
manifest.exports = {
  ".": "./src/index.ts",
  ...Object.fromEntries(sorted.map(([name, file]) => [name, `./src/${file}`])),
  ...Object.fromEntries(sheets.map((sheet) => [`./${sheet}`, `./src/${sheet}`])),
  // For the workspace's Storybook only; not published.
  "./storybook/*": "./src/storybook/*",
  "./package.json": "./package.json",
};
manifest.publishConfig.exports = {
  ".": built("index.ts"),
  ...Object.fromEntries(sorted.map(([name, file]) => [name, built(file)])),
  ...Object.fromEntries(sheets.map((sheet) => [`./${sheet}`, `./dist/${sheet}`])),
  "./package.json": "./package.json",
};
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
