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

it.each(["", "2000,0,700", "2000,0,700,60,1", "2000,0,-700,60", "2e3,0,700,60", " 2000,0,700,60", null, 7])(
  "%j is no terms",
  (value) => expect(readTerms(value)).toBeNull(),
);

it("never throws", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect([null, "object"]).toContain(readTerms(value) && "object");
    }),
  );
});
