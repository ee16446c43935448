import { expect, it } from "vitest";
import { countedWords, filledWords } from "./counted-words.ts";

const words = { one: "{count} coincidencia", other: "{count} coincidencias" };

it("tells one from more, and none from one", () => {
  expect([0, 1, 2].map((count) => countedWords(words, count))).toEqual([
    "0 coincidencias",
    "1 coincidencia",
    "2 coincidencias",
  ]);
});

it("fills in every place that it knows, and takes values as they are", () => {
  expect(filledWords("{name}: {size} of {limit}, {name}", { name: "$& {size}", size: "2 MB" })).toBe(
    "$& {size}: 2 MB of {limit}, $& {size}",
  );
});
