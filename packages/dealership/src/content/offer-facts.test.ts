import { basisPoints, cents, months } from "@forecourt/units";
import { expect, test } from "vitest";
import { offerFacts } from "./offer-facts.ts";

const figures = [
  { code: "apr", basisPoints: basisPoints(0) },
  { code: "term", months: months(48) },
  { code: "bonus-cash", cents: cents(200_000) },
];

test("formats every figure and the last day", () => {
  expect(offerFacts(figures, { endsOn: "2026-11-30" }, "en")).toEqual({
    "offer.apr": "0.0%",
    "offer.term": "48",
    "offer.bonusCash": "$2,000",
    "offer.endDate": "November 30",
  });
});

test("formats facts in Spanish", () => {
  expect(offerFacts(figures, { endsOn: "2026-11-30" }, "es")["offer.endDate"]).toBe("30 de noviembre");
});
