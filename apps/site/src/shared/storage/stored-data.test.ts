import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SCRIPT_COOKIES, SEALED_COOKIES, SERVER_COOKIES } from "./stored-cookies.ts";
import { STORED_KEYS } from "./stored-keys.ts";

const DOCUMENT = readFileSync(
  new URL("../../../../../docs/product/what-we-keep.md", import.meta.url),
  "utf8",
);
const PLACES = { "by the consent": "either", tab: "tab", device: "device" } as Record<string, string>;

/** The rows of all tables: name, category, and the last column. */
const rows = [...DOCUMENT.matchAll(/^\| `([^`]+)` *\| (\w+) *\|.*\| ([^|]+?) *\|$/gm)].map(
  ([, name = "", category = "", last = ""]) => ({ name, category, last }),
);

it("every key and cookie is documented with its category, and nothing else is", () => {
  const map = { ...STORED_KEYS, ...SCRIPT_COOKIES, ...SEALED_COOKIES, ...SERVER_COOKIES };
  const documented = rows.map(({ name, category }) => `${name}: ${category}`);
  const mapped = Object.entries(map).map(([name, [category]]) => `${name}: ${category}`);
  expect(documented.sort()).toEqual(mapped.sort());
});

it("every key is documented with its place", () => {
  const documented = rows.flatMap(({ name, last }) =>
    name in STORED_KEYS ? [`${name}: ${PLACES[last]}`] : [],
  );
  const mapped = Object.entries(STORED_KEYS).map(([name, [, place]]) => `${name}: ${place}`);
  expect(documented.sort()).toEqual(mapped.sort());
});
