import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../../../..");
const DOCUMENT = readFileSync(join(ROOT, "docs/product/messages.md"), "utf8");

/** The rows of a section's table, without its head. */
function rowsOf(section: string): string[][] {
  const text = DOCUMENT.split(`\n## ${section}\n`)[1]!.split("\n## ")[0]!;
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The text of a key `file.part.part`, or the text of a content file. */
function textAt(place: string, locale: "en" | "es"): string {
  if (place.endsWith(".yaml"))
    return readFileSync(join(ROOT, "packages/sample-dealership/content", locale, place), "utf8");
  const [file = "", ...parts] = place.split(".");
  const messages = readFileSync(join(ROOT, "apps/site/messages", locale, `${kebab(file)}.json`), "utf8");
  return String(
    parts.reduce((at: unknown, part) => (at as Record<string, unknown>)[part], JSON.parse(messages)),
  );
}

const shown = rowsOf("Shown");
const silent = rowsOf("Logged, or without words");

describe("the document of messages", () => {
  it("has every row of the specification's catalogue", () => {
    expect([shown.length, silent.length]).toEqual([22, 10]);
  });

  it.each(shown)("%s: “%s” and “%s” are the texts of %s", (_, english = "", spanish = "", place = "") => {
    const source = place.replaceAll("`", "");
    expect(textAt(source, "en")).toContain(english);
    expect(textAt(source, "es")).toContain(spanish);
  });

  it.each(shown)("%s: “%s” and “%s” are expected by the test of %s", (...row) => {
    const [, english, spanish] = row;
    const source = readFileSync(join(ROOT, row.at(-1)!), "utf8");
    expect(source).toContain(english);
    expect(source).toContain(spanish);
  });

  it("names tests that exist", () => {
    const named = [...shown, ...silent].map((row) => row.at(-1)!);
    expect(
      named.filter((file) => !/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(ROOT, file))),
    ).toEqual([]);
  });
});
