import { expect, it } from "vitest";
import { countedWords, filledWords } from "./counted-words.ts";

const words = { one: "{count} coincidencia", other: "{count} coincidencias" };

it("picks singular for one and plural for zero and more", () => {
  expect([0, 1, 2].map((count) => countedWords(words, count))).toEqual([
    "0 coincidencias",
    "1 coincidencia",
    "2 coincidencias",
  ]);
});

it("fills known placeholders with the values as given", () => {
  expect(filledWords("{name}: {size} of {limit}, {name}", { name: "$& {size}", size: "2 MB" })).toBe(
    "$& {size}: 2 MB of {limit}, $& {size}",
  );
});
