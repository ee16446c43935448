import { expect, test } from "vitest";
import { createVocabulary } from "../vocabulary.ts";
import { correctSpelling } from "./spelling.ts";

const vocabulary = createVocabulary({
  catalogue: [],
  vehicles: [
    {
      make: "Toyota",
      model: "Camry",
      trim: "Camri Special",
      engine: null,
      features: [],
      storeId: "north",
    },
  ],
});
const NAMES = new Set(["toyota", "camry", "camaro", "jeep", "rogue", "mitsubishi", "honda", "sport", "kia"]);
const correct = (word: string) => correctSpelling(word, NAMES, vocabulary);

test.each([
  ["toyta", "toyota"],
  ["toyoyta", "toyota"],
  ["oyota", "oyota"],
  ["tooyta", "toyota"],
  ["camary", "camry"],
  ["rouge", "rogue"],
  ["egour", "egour"],
  ["misubisi", "mitsubishi"],
  ["mitsubish", "mitsubish"],
  ["onda", "honda"],
  ["jepp", "jeep"],
  ["jip", "jip"],
  ["kio", "kio"],
  ["spart", "sport"],
  ["xport", "xport"],
  ["camri", "camri"],
  ["special", "special"],
  ["toyota", "toyota"],
  ["t0yota", "t0yota"],
  ["toy", "toy"],
  ["toyo", "toyo"],
  ["nothing", "nothing"],
])("%s is %s", (typed, corrected) => {
  expect(correct(typed)).toBe(corrected);
});

test("of two equally near names the first one is meant, unless only the other begins alike", () => {
  expect(correctSpelling("camarx", new Set(["camara", "camaro"]), vocabulary)).toBe("camara");
  expect(correctSpelling("tacomer", new Set(["lacomer", "tacomel"]), vocabulary)).toBe("tacomel");
  expect(correctSpelling("tacomer", new Set(["tacomel", "lacomer"]), vocabulary)).toBe("tacomel");
});
