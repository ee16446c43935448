import {
  estimateLease,
  estimateLoan,
  type FinanceResult,
  type FinanceSettings,
  priceBreakdown,
} from "@forecourt/finance";
import { describe, expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { assumedScore, topScore } from "./assumed-score.ts";
import { paymentTerms } from "./payment-terms.ts";
import { paymentWords } from "./payment-words.ts";

const { finance, fees } = dealership.settings;
const { creditTiers } = finance;
const price = unwrap(priceBreakdown({ price: 3_000_000, condition: "new", fees }));

function unwrap<Value>(result: FinanceResult<Value, string>): Value {
  if (!result.ok) throw new Error(result.errors[0].code);
  return result.value;
}

function loanTerms(
  changes: Partial<Parameters<typeof estimateLoan>[0]> & { creditScore?: number } = {},
  { locale = "en", settings = finance }: { locale?: "en" | "es"; settings?: FinanceSettings } = {},
) {
  const input = { price, year: 2025, months: 72, cashDown: 300_000, creditScore: 850, ...changes };
  return termsOf(unwrap(estimateLoan(input, settings)), locale);
}

function leaseTerms(settings: FinanceSettings = finance, locale: "en" | "es" = "en") {
  const input = { price, msrp: 3_000_000, months: 36, milesPerYear: 10_000, cashDown: 300_000 };
  return termsOf(unwrap(estimateLease(input, settings)), locale);
}

const termsOf = (estimate: Parameters<typeof paymentTerms>[0], locale: "en" | "es") =>
  paymentTerms(estimate, { words: paymentWords(locale), locale, creditTiers }).replaceAll("\u00a0", " ");

describe("a loan", () => {
  test("has term, APR, amount down, assumed score and what is included", () => {
    expect(loanTerms()).toBe("72 mo, 8.99% APR, $3,000 down, score 620 or better, fees included");
    expect(loanTerms({ creditScore: 610 })).toBe(
      "72 mo, 10.49% APR, $3,000 down, score 600–619, fees included",
    );
  });

  test("names the trade equity, the range of scores and the tax", () => {
    const settings = { ...finance, taxRateBp: 800 };
    const credit = { creditTier: { minScore: 580, maxScore: 599, addBp: 300 } };
    expect(
      termsOf(
        unwrap(
          estimateLoan(
            { price, year: 2017, months: 60, cashDown: 0, tradeEquity: -50_000, ...credit },
            settings,
          ),
        ),
        "en",
      ),
    ).toBe("60 mo, 9.99% APR, $0 down, -$500 trade equity, score 580–599, fees and tax included");
  });

  test("is written in Spanish", () => {
    expect(loanTerms({ tradeEquity: 100_000 }, { locale: "es" })).toMatch(
      /^72 meses, 8\.99 ?% APR, \$3,000 de enganche, \$1,000 de auto a cuenta, puntaje de 620 o más, cargos incluidos$/,
    );
  });
});

describe("a lease", () => {
  test("has term, miles, amount down and what is included, and neither APR nor score", () => {
    expect(leaseTerms()).toBe("36-month lease, 10,000 mi a year, $3,000 down, fees included");
    expect(leaseTerms(finance, "es")).not.toMatch(/APR|tasa|puntaje/i);
  });

  test("names a tax that is due at signing", () => {
    const settings = { ...finance, taxRateBp: 800, leaseTaxMethod: "selling-price" } as const;
    expect(leaseTerms(settings)).toMatch(/, fees included, \$[\d,.]+ tax due at signing$/);
    expect(leaseTerms({ ...settings, leaseTaxMethod: "each-payment" })).toMatch(/, fees and tax included$/);
  });
});

describe("the assumed score", () => {
  const words = paymentWords("en");
  const named = (score: number, tiers = creditTiers) =>
    assumedScore({ minScore: score, maxScore: score }, tiers, words);

  test("is the tier's range, or the top score or better where no tier adds points", () => {
    expect([850, 700, 620, 619, 560].map((score) => named(score))).toEqual([
      "620 or better",
      "620 or better",
      "620 or better",
      "600–619",
      "560–579",
    ]);
  });

  test("is the score itself without tiers", () => {
    expect(topScore([])).toBeNull();
    expect(named(700, [])).toBe("700");
  });
});
