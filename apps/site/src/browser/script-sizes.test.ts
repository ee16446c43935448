import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const folder = import.meta.dirname;
const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter((file) => !/\.test\.tsx?$/.test(file));
const readme = readFileSync(`${folder}/README.md`, "utf8");

it.each(files)("%s is under 2 kB and explained in the README", (file) => {
  expect(gzipSync(readFileSync(`${folder}/${file}`)).length).toBeLessThan(2000);
  expect(readme).toContain(`[${file}](${file})`);
});
