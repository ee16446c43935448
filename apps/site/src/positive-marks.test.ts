import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL(".", import.meta.url));

/** A check mark in the accent, or inside an element that has it. */
const ACCENTED = /<Icon[^>]*name="check"[^>]*accent|accent[^<>]*>\s*<Icon name="check"/;

it("no check mark has the accent, which may be red", () => {
  const files = globSync("**/*.tsx", { cwd: source });
  expect(files.filter((file) => ACCENTED.test(readFileSync(source + file, "utf8")))).toEqual([]);
});

it("detects a check mark in the accent", () => {
  expect('<Icon name="check" size={18} className="text-accent-text" />').toMatch(ACCENTED);
  expect('<span className="bg-accent text-on-accent">\n  <Icon name="check" />').toMatch(ACCENTED);
});
