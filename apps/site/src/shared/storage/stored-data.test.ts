import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SCRIPT_COOKIES, SEALED_COOKIES, SERVER_COOKIES } from "./stored-cookies.ts";
import { CONSENT_KEYS, storedKeys, TAB_KEYS } from "./stored-keys.ts";

const DOCUMENT = readFileSync(
  new URL("../../../../../docs/product/what-we-keep.md", import.meta.url),
  "utf8",
);
/** The rows of all tables: name, category, and the last column. */
const rows = [...DOCUMENT.matchAll(/^\| `([^`]+)` *\| (\w+) *\|.*\| ([^|]+?) *\|$/gm)].map(
  ([, name = "", category = "", last = ""]) => ({ name, category, last }),
);

it("every key and cookie is documented with its category, and nothing else is", () => {
  const map = { ...CONSENT_KEYS, ...SCRIPT_COOKIES, ...SEALED_COOKIES, ...SERVER_COOKIES };
  const mapped = Object.entries(map).map(([name, [category]]) => `${name}: ${category}`);
  const documented = rows.map(({ name, category }) => `${name}: ${category}`);
  expect(documented.sort()).toEqual([...mapped, ...TAB_KEYS.map((name) => `${name}: essential`)].sort());
});

it("every key is documented with its place", () => {
  const place = (key: string) => {
    if (!(key in CONSENT_KEYS)) return "tab";
    return (CONSENT_KEYS as Record<string, readonly string[]>)[key]?.[1] ? "by the consent" : "device";
  };
  const documented = rows.filter(({ name }) => storedKeys().some((key) => key === name));
  expect(documented.map(({ name, last }) => `${name}: ${last}`).sort()).toEqual(
    storedKeys()
      .map((key) => `${key}: ${place(key)}`)
      .sort(),
  );
});
