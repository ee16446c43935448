import { describe, expect, test } from "vitest";
import type { Offer } from "../offer.ts";
import { sampleOffer } from "../testing/sample-offer.ts";
import { lintDates } from "./lint-dates.ts";

const now = new Date("2026-11-20T12:00:00-06:00");
/** The sample's own last day is November 30, 2026. */
const lint = (changes: Partial<Offer>) =>
  lintDates(
    sampleOffer({ name: "Cash", badge: null, description: "", ...changes }),
    now,
    "America/Chicago",
  ).map(({ code, field, evidence }) => [code, field, evidence]);

describe("a last day in a text", () => {
  test.each([
    ["Ends 11/15", "Ends 11/15"],
    ["Sale! Through October 30.", "Through October 30"],
    ["Ends 11/30/2025", "Ends 11/30/2025"],
    ["Ends Nov 3, 2026", "Ends Nov 3, 2026"],
  ])("%s is not the offer's own", (description, evidence) => {
    expect(lint({ description })).toEqual([["offer.wrong-end-date", "description", evidence]]);
  });

  test.each([
    "Ends 11/30",
    "Ends 11/30/26",
    "Until Nov. 30",
    "Ends 11/15. Extended: ends 11/30!",
    "Ends soon",
  ])("%s is the offer's own, or none", (description) => {
    expect(lint({ description })).toEqual([]);
  });

  test("each text states its own", () => {
    expect(lint({ name: "Ends 11/15", description: "Ends 11/30" })).toEqual([
      ["offer.wrong-end-date", "name", "Ends 11/15"],
    ]);
  });

  test("a text with the placeholder may state other days", () => {
    expect(lint({ disclaimer: "Ends {endDate}. Order until December 24." })).toEqual([]);
  });

  test("a monthly offer ends with the month", () => {
    const monthly = { offer_recurring: "monthly", offer_enddate: "2027-12-31" } as const;
    expect(lint({ ...monthly, description: "Ends November 30" })).toEqual([]);
    expect(lint({ ...monthly, description: "Ends December 31" })).toHaveLength(1);
  });

  test("an unreadable date is reported alone", () => {
    expect(lint({ offer_enddate: "soon", description: "Ends 11/15" })).toEqual([
      ["offer.unreadable-date", "offer_enddate", "soon"],
    ]);
  });
});

test("the disclaimer must state a last day", () => {
  const missing = [["offer.end-date-not-stated", "disclaimer", "2026-11-30"]];
  expect(lint({ disclaimer: "See store." })).toEqual(missing);
  expect(lint({ description: "Ends 11/30", disclaimer: "" })).toEqual(missing);
  expect(lint({ disclaimer: "Ends {endDate}." })).toEqual([]);
  expect(lint({ disclaimer: "Good on 11/30/2026." })).toEqual([]);
});
