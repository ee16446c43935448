import { describe, expect, test } from "vitest";
import type { Offer } from "../offer.ts";
import { sampleLease } from "../testing/sample-lease.ts";
import { sampleOffer } from "../testing/sample-offer.ts";
import { lintFigures } from "./lint-figures.ts";

const lint = (offer: Offer) => lintFigures(offer).map(({ code, field, evidence }) => [code, field, evidence]);
const contradiction = "offer.contradicts-figure";

describe("a text that contradicts a figure", () => {
  test.each<[Offer, string, string]>([
    [sampleOffer({ name: "0.9% APR on a new Outlander" }), "name", "0.9% APR"],
    [sampleOffer({ badge: "$2,500 bonus cash" }), "badge", "$2,500 bonus cash"],
    [sampleLease({ name: "$354 a month" }), "name", "$354 a month"],
    [sampleLease({ badge: "for 39 months" }), "badge", "for 39 months"],
    [sampleLease({ badge: "$1,000 down" }), "badge", "$1,000 down"],
    [sampleLease({ badge: "Zero down" }), "badge", "Zero down"],
    [sampleLease({ badge: "No money down" }), "badge", "No money down"],
    [sampleLease({ badge: "Sin enganche" }), "badge", "Sin enganche"],
    [sampleLease({ badge: "$2,600 lease cash" }), "badge", "$2,600 lease cash"],
    [sampleLease({ badge: "$985 acquisition fee" }), "badge", "$985 acquisition fee"],
    [sampleLease({ badge: "$359 disposition fee" }), "badge", "$359 disposition fee"],
    [sampleLease({ badge: "$0.52 a mile" }), "badge", "$0.52 a mile"],
    [
      sampleLease({ badge: "$500 lease rebate", offer_credits: { lease_rebate: 100_000 } }),
      "badge",
      "$500 lease rebate",
    ],
  ])("%#", (offer, field, evidence) => {
    expect(lint(offer)).toEqual([[contradiction, field, evidence]]);
  });

  test("may state more figures besides the right one", () => {
    const name = "0.0% APR for 48 months or 2.9% APR for 60 months";
    expect(lint(sampleOffer({ name, description: "" }))).toEqual([]);
  });

  test("is ignored where the offer has no such figure", () => {
    expect(lint(sampleOffer({ offer_terms: undefined, description: "", name: "0.9% APR" }))).toEqual([]);
  });
});

describe("amounts to pay that no text states", () => {
  const hidden = (disclaimer: string, offer_debits: Offer["offer_debits"]) =>
    lint(sampleOffer({ disclaimer, offer_debits }));

  test.each([
    [{ acquisition_fee: 89_500 }, "offer_debits.acquisition_fee", "$895"],
    [{ disposition_fee: 39_550 }, "offer_debits.disposition_fee", "$395.50"],
    [{ downpayment: 439_800 }, "offer_debits.downpayment", "$4,398"],
    [{ excess_mile: 25 }, "offer_debits.excess_mile", "$0.25"],
  ])("%j", (debits, field, amount) => {
    expect(hidden("Ends {endDate}.", debits)).toEqual([["offer.figure-not-stated", field, amount]]);
    expect(hidden(`It is ${amount}.`, debits)).toEqual([]);
  });

  test("a longer amount does not match, `.00` does", () => {
    const fee = { acquisition_fee: 89_500 };
    for (const text of ["$8950", "$895,000", "$895.50", "$1,895"]) expect(hidden(text, fee)).toHaveLength(1);
    for (const text of ["$895.00 fee", "$895, due", "pay $895."]) expect(hidden(text, fee)).toEqual([]);
  });

  test("an amount of 0 need not be stated", () => {
    expect(hidden("Ends {endDate}.", { downpayment: 0 })).toEqual([]);
  });
});

describe("payments per $1,000", () => {
  const wrong = "offer.wrong-per-thousand";
  const perThousand = (description: string, changes: Partial<Offer> = {}) =>
    lint(sampleOffer({ name: "On a new Outlander", offer_terms: undefined, description, ...changes }));

  test("rejects the 0 % payment at 2.9 %, as in a published offer", () => {
    expect(perThousand("2.9% APR for 60 months at $16.67 per $1,000 financed")).toEqual([
      [wrong, "description", "$16.67 per $1,000"],
    ]);
    expect(perThousand("2.9% APR for 60 months at $17.92 per $1,000 financed")).toEqual([]);
  });

  test("rejects a difference of one cent", () => {
    for (const amount of ["$20.82", "$20.84"]) {
      expect(perThousand(`0% APR: 48 payments of ${amount} per $1,000`)).toHaveLength(1);
    }
  });

  test("falls back to rate and term of the offer's figures, then of its other texts", () => {
    const offer_terms = { apr_basis_points: 290, term_length: 60 };
    expect(perThousand("$17.92 per $1,000", { offer_terms })).toEqual([]);
    expect(perThousand("$16.67 per $1,000", { offer_terms })).toHaveLength(1);
    expect(perThousand("$17.92 per $1,000", { name: "2.9% APR for 60 months" })).toEqual([]);
    expect(perThousand("$16.67 per $1,000", { name: "2.9% APR for 60 months" })).toHaveLength(1);
  });

  test("is ignored without a rate or a term", () => {
    expect(perThousand("60 payments of $16.67 per $1,000")).toEqual([]);
    expect(perThousand("2.9% APR at $16.67 per $1,000")).toEqual([]);
  });
});
