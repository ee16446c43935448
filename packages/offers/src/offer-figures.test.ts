import { expect, test } from "vitest";
import { offerFigures } from "./offer-figures.ts";

test("returns the figures of a lease offer in display order", () => {
  expect(
    offerFigures({
      offer_debits: {
        excess_mile: 25,
        disposition_fee: 39_500,
        acquisition_fee: 89_500,
        downpayment: 439_800,
      },
      offer_credits: { lease_cash: 620_000, lease_rebate: 100_000 },
      offer_terms: { term_length: 36, monthly_payment: 34_500 },
    }),
  ).toEqual([
    { code: "monthly-payment", cents: 34_500 },
    { code: "term", months: 36 },
    { code: "lease-rebate", cents: 100_000 },
    { code: "lease-cash", cents: 620_000 },
    { code: "down-payment", cents: 439_800 },
    { code: "acquisition-fee", cents: 89_500 },
    { code: "disposition-fee", cents: 39_500 },
    { code: "excess-mile", cents: 25 },
  ]);
});

test("includes 0 %, and is empty without figures", () => {
  expect(
    offerFigures({ offer_terms: { apr_basis_points: 0 }, offer_credits: { bonus_cash: 200_000 } }),
  ).toEqual([
    { code: "apr", basisPoints: 0 },
    { code: "bonus-cash", cents: 200_000 },
  ]);
  expect(offerFigures({})).toEqual([]);
});
