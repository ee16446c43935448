import { describe, expect, test } from "vitest";
import type { Offer } from "../offer.ts";
import { sampleOffer } from "../testing/sample-offer.ts";
import { lintCredit } from "./lint-credit.ts";

const MISSING_APR = "credit.missing-apr";
const MISSING_REPAYMENT = "credit.missing-repayment-terms";
const bare = {
  badge: null,
  description: "",
  disclaimer: "",
  offer_terms: undefined,
  offer_credits: undefined,
};

describe("credit", () => {
  const codes = (name: string, changes: Partial<Offer> = {}) =>
    lintCredit(sampleOffer({ ...bare, name, ...changes })).map(({ code }) => code);

  test.each([
    ["$345 a month", [MISSING_APR, MISSING_REPAYMENT]],
    ["60 monthly payments", [MISSING_APR, MISSING_REPAYMENT]],
    ["60 monthly payments of $345", [MISSING_APR]],
    ["Financing for up to 72 months", [MISSING_APR, MISSING_REPAYMENT]],
    ["A 72-month loan", [MISSING_APR, MISSING_REPAYMENT]],
    ["2.9% APR, $345 a month for 60 months", []],
    ["$500 down", [MISSING_APR, MISSING_REPAYMENT]],
    ["10% down", [MISSING_APR, MISSING_REPAYMENT]],
    ["A finance charge of only $99", [MISSING_APR, MISSING_REPAYMENT]],
    ["$17.92 per $1,000 financed", [MISSING_APR, MISSING_REPAYMENT]],
    ["2.9% APR for 60 months", [MISSING_REPAYMENT]],
    ["2.9% APR, $345 a month", [MISSING_REPAYMENT]],
    ["2.9% APR, 60 payments of $345", []],
    ["2.9% APR for 60 months at $17.92 per $1,000", []],
    ["$345 al mes por 60 meses", [MISSING_APR]],
    ["2.9% TAE, 60 pagos mensuales de $345", []],
    ["$500 de enganche", [MISSING_APR, MISSING_REPAYMENT]],
  ])("%j: %j", (name, expected) => {
    expect(codes(name)).toEqual(expected);
  });

  test.each([
    "2.9% APR",
    "Easy monthly payments",
    "$0 down",
    "No down payment",
    "12-month warranty",
    "Free oil changes for 24 months",
    "$500 rebate",
  ])("%j requires no disclosures", (name) => {
    expect(codes(name)).toEqual([]);
  });

  test("a rate must be called an annual percentage rate", () => {
    expect(codes("0% financing")).toEqual(["credit.rate-not-apr"]);
    expect(codes("2.9% simple interest")).toEqual(["credit.rate-not-apr"]);
    expect(codes("0% financing", { disclaimer: "0% APR." })).toEqual([]);
  });

  test.each([
    [{ monthly_payment: 34_500 }, undefined, "offer_terms.monthly_payment", "$345"],
    [{ term_length: 60 }, undefined, "offer_terms.term_length", "60"],
    [undefined, { downpayment: 50_000 }, "offer_debits.downpayment", "$500"],
  ])("a figure %j %j requires disclosures like text", (offer_terms, offer_debits, field, evidence) => {
    expect(lintCredit(sampleOffer({ ...bare, name: "Drive it", offer_terms, offer_debits }))).toEqual([
      { code: MISSING_APR, field, evidence },
      { code: MISSING_REPAYMENT, field, evidence },
    ]);
    expect(
      codes("Drive it", { offer_terms: { apr_basis_points: 0 }, offer_debits: { downpayment: 0 } }),
    ).toEqual([]);
  });

  test("quotes a payment per $1,000", () => {
    const name = "$17.92 per $1,000 financed";
    expect(lintCredit(sampleOffer({ ...bare, name }))[0]).toEqual({
      code: MISSING_APR,
      field: "name",
      evidence: "$17.92 per $1,000",
    });
  });

  test("returns the text that required it as evidence", () => {
    expect(lintCredit(sampleOffer({ ...bare, name: "Drive it", description: "Only $345/mo." }))[0]).toEqual({
      code: MISSING_APR,
      field: "description",
      evidence: "$345/mo",
    });
  });
});
