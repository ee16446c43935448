import fc from "fast-check";
import { expect, it } from "vitest";
import { readTerms } from "./read-terms.ts";

it("reads dollars, score and months", () => {
  expect(readTerms("2000,0,700,60")).toEqual({
    cashDown: 200_000,
    tradeEquity: 0,
    creditScore: 700,
    months: 60,
  });
});

it("reads negative equity, and dollars of seven digits", () => {
  expect(readTerms("9999999,-9999999,7,1")).toEqual({
    cashDown: 999_999_900,
    tradeEquity: -999_999_900,
    creditScore: 7,
    months: 1,
  });
});

it.each([
  "",
  "2000,0,700",
  "-2000,0,700,60",
  "12345678,0,700,60",
  "0,12345678,700,60",
  "0,0,700,60 ",
  "0,,700,60",
  "2000,0,700,60,1",
  "2000,0,-700,60",
  "2e3,0,700,60",
  " 2000,0,700,60",
  null,
  7,
])("%j is no terms", (value) => expect(readTerms(value)).toBeNull());

it("never throws", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect([null, "object"]).toContain(readTerms(value) && "object");
    }),
  );
});
