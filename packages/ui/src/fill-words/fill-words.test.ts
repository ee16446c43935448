import { expect, it } from "vitest";
import { fillWords } from "./fill-words.ts";

it("replaces every occurrence of a placeholder", () => {
  expect(fillWords("{from} → {to}, was {from}", { from: "$470", to: "$445" })).toBe("$470 → $445, was $470");
});

it("accepts 0 and an empty string as values", () => {
  expect(fillWords("{count}{unit}", { count: 0, unit: "" })).toBe("0");
});

it("keeps a placeholder without a value", () => {
  expect(fillWords("{first} of {count}", { first: 1 })).toBe("1 of {count}");
});
