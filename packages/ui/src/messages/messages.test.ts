import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { kitMessages } from "./messages.ts";

/** Every message by its path; functions are called with sample arguments. */
function wordsOf(catalogue: object, path = ""): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]): [string, string][] => {
      const here = path ? `${path}.${key}` : key;
      if (typeof value === "string") return [[here, value]];
      if (typeof value === "function") {
        return [1, 2].map((count) => [`${here}(${count})`, value(...Array(value.length).fill(count))]);
      }
      return [...wordsOf(value as object, here)];
    }),
  );
}

/** Texts that are equal in both languages: US lenders use APR in Spanish too. */
const shared = new Set(["no", "error:", "apr"]);

describe("the catalogues", () => {
  it("have the same keys", () => {
    expect([...wordsOf(es).keys()]).toEqual([...wordsOf(en).keys()]);
  });

  it("are not empty", () => {
    for (const [path, words] of [...wordsOf(en), ...wordsOf(es)]) {
      expect(words.trim(), path).not.toBe("");
      expect(words, path).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it("contain no English in Spanish", () => {
    const spanish = wordsOf(es);
    const same = [...wordsOf(en)].filter(
      ([path, words]) => spanish.get(path) === words && /[a-z]{3}/i.test(words),
    );
    expect(same.filter(([, words]) => !shared.has(words.toLowerCase()))).toEqual([]);
  });

  it("are selected by language", () => {
    expect(kitMessages("es")).toBe(es);
    expect(kitMessages("en")).toBe(en);
  });
});
