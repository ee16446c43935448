// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the planted violations are source text.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL(".", import.meta.url));
const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter(
  (file) => !/\.test\.tsx?$|(^|\/)testing\/|^shared\/addresses\//.test(file),
);

/** Addresses of the framework, internal pages and the worker, language folders, a picture's name. */
const INTERNAL = /^\/(_next|_tree|v|page-data|failed|not-found|not-found-page|inbox|en|es|home)(\/|$)/;

/** The public paths in a file's strings, templates and regular expressions. */
function literalPaths(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  // What stands below another path (`${OFFERS_PATH}/dealer`) or a folder of this machine is none.
  return [...code.matchAll(/(?:["'`]|(?<!_PATH|path|Dir)\}|\^\\)(\/[a-z_][\w.-]+|\/\$\{\w+\}-[a-z-]+)/g)]
    .map(([, path]) => path!)
    .filter((path) => !INTERNAL.test(path));
}

it("public paths are spelled in shared/addresses only", () => {
  const found = files.flatMap((file) =>
    literalPaths(readFileSync(source + file, "utf8")).map((path) => `${file} ${path}`),
  );
  expect(found).toEqual([]);
});

it("finds a path in an attribute, a template and a regular expression, and none in comments", () => {
  const planted =
    '<a href="/contact-us"> `/unlock?vin=${vin}` /^\\/special-offers\\/x/ `${site}/sitemap.xml` `/${kind}-cars-for-sale` // "/service"\n/* "/service" */';
  expect(literalPaths(planted)).toEqual([
    "/contact-us",
    "/unlock",
    "/special-offers",
    "/sitemap.xml",
    "/${kind}-cars-for-sale",
  ]);
  expect(literalPaths('fetch("/page-data/x"); "text/html"; "</body>"')).toEqual([]);
});
