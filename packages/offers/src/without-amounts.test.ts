import { expect, test } from "vitest";
import { sampleOffer } from "./testing/sample-offer.ts";
import { withoutAmounts } from "./without-amounts.ts";

test("a locked offer says what kind it is and how long it lasts, and nothing else", () => {
  expect(withoutAmounts(sampleOffer())).toEqual({
    id: "ofr_outlander_apr",
    department: "sales",
    type: "apr",
    type_label: "APR",
    offer_recurring: "none",
    offer_startdate: "2026-11-01",
    offer_enddate: "2026-11-30",
    locked: true,
  });
});

test("no amount gets through in any field, written or planted", () => {
  const planted = {
    ...sampleOffer({ offer_terms: { monthly_payment: 34_577, term_length: 48 } }),
    extra: "$345.77",
  };
  const sent = JSON.stringify(withoutAmounts(planted));
  for (const amount of ["345", "34577", "2,000", "200000", "20.83", "0.0%", "48"])
    expect(sent).not.toContain(amount);
});
