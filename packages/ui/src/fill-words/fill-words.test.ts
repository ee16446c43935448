import { expect, it } from "vitest";
import { fillWords } from "./fill-words.ts";

it("fills every gap, as often as it stands there", () => {
  expect(fillWords("{from} → {to}, was {from}", { from: "$470", to: "$445" })).toBe("$470 → $445, was $470");
});

it("fills with 0 and with an empty word", () => {
  expect(fillWords("{count}{unit}", { count: 0, unit: "" })).toBe("0");
});

it("leaves a gap that nobody fills to be seen", () => {
  expect(fillWords("{first} of {count}", { first: 1 })).toBe("1 of {count}");
});
