import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberOf } from "./number-words.ts";
import { matchesIn, readText } from "./readable-text.ts";

describe("readText", () => {
  test.each([
    ["Sixty easy payments", "60 easy payments"],
    ["three hundred nineteen dollars a month", "$319 a month"],
    ["three hundred and nineteen dollars", "$319"],
    ["a hundred dollars down", "$100 down"],
    ["299 dollars, 5 bucks, 20 dólares, 7 USD, one dollar", "$299, $5, $20, $7, $1"],
    ["$1,500 dollars and $ 20 dollars", "$1,500 and $20"],
    ["ten percent, 3.9 percent, 4 per cent, 5 por ciento", "10%, 3.9%, 4%, 5%"],
    ["three point nine percent", "3.9%"],
    ["tres punto nueve por ciento", "3.9%"],
    ["seventy-two-month loan", "72-month loan"],
    ["Quinientos dólares, treinta y seis meses", "$500, 36 meses"],
    ["two thousand five hundred dollars", "$2500"],
    ["0% A.P.R. for", "0% APR for"],
    ["A. P. R of 2%", "APR of 2%"],
    ["no one, one of a kind, treinta y uno", "no one, one of a kind, 31"],
    ["uno por ciento", "1%"],
    ["72‑month, Nov 1–15, you’re", "72-month, Nov 1-15, you're"],
    ["$345\u00A0a\u202Fmonth", "$345 a month"],
    [
      "weighty, seventhly, someone, 0.9 oz, $20.83, 10-speed",
      "weighty, seventhly, someone, 0.9 oz, $20.83, 10-speed",
    ],
    ["percentage of ten", "percentage of 10"],
    ["ten percentage points, 4 dollarsign", "10 percentage points, 4 dollarsign"],
  ])("%j", (text, readable) => {
    expect(readText(text).readable).toBe(readable);
  });

  test("quotes the original text of a match", () => {
    const text = readText("Only sixty payments of three hundred dollars, now!");
    expect(matchesIn(text, /60 payments of \$300/)).toEqual([
      { evidence: "sixty payments of three hundred dollars", groups: [], index: 5 },
    ]);
    expect(matchesIn(text, /(now)!/)).toEqual([{ evidence: "now!", groups: ["now"], index: 26 }]);
    expect(matchesIn(text, /Only|payments/g).map(({ evidence }) => evidence)).toEqual(["Only", "payments"]);
  });

  test("quotes the whole number when a match starts or ends within it", () => {
    const text = readText("In sixty days or twenty percent");
    expect(matchesIn(text, /0 days/)[0]!.evidence).toBe("sixty days");
    expect(matchesIn(text, /or 2/)[0]!.evidence).toBe("or twenty percent");
  });

  test("every part of the readable text quotes a part of the original", () => {
    const words = fc.constantFrom(
      "sixty",
      "$5 dollars",
      "ten percent",
      "A.P.R.",
      " ",
      "a month",
      "one",
      "é",
      "‑",
    );
    fc.assert(
      fc.property(fc.array(words), fc.nat(40), fc.nat(40), (parts, a, b) => {
        const original = parts.join(" ");
        const { readable, quote } = readText(original);
        const [start, end] = [Math.min(a, b, readable.length), Math.min(Math.max(a, b), readable.length)];
        expect(original).toContain(quote(start, end));
        expect(quote(0, readable.length)).toBe(original);
      }),
    );
  });
});

describe("numberOf", () => {
  test.each([
    ["zero", 0],
    ["nineteen", 19],
    ["ninety-nine", 99],
    ["four hundred twenty-five", 425],
    ["two thousand", 2_000],
    ["thousand", 1_000],
    ["twelve thousand three hundred and four", 12_304],
    ["veintinueve", 29],
    ["cien", 100],
    ["ciento cuarenta y nueve", 149],
    ["novecientos noventa y nueve", 999],
    ["mil doscientos", 1_200],
    ["Dieciséis", 16],
  ])("%j is %d", (words, value) => {
    expect(numberOf(words)).toBe(value);
  });

  const ONES =
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen";
  const TEENS = "sixteen seventeen eighteen nineteen";
  const UNOS = "cero uno dos tres cuatro cinco seis siete ocho nueve diez - doce trece catorce quince";
  const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety";
  const DIEZ = "- diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien";
  const CIENTOS =
    "- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil";
  test.each([
    [`${ONES} ${TEENS}`, 1],
    [UNOS, 1],
    [TENS, 10],
    [DIEZ, 10],
    [CIENTOS, 100],
  ])("%s", (words, step) => {
    words.split(" ").forEach((word, index) => {
      expect(word === "-" ? index * step : numberOf(word)).toBe(index * step);
    });
  });
});
