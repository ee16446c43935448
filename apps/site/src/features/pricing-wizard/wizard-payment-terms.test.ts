import { creditRanges, creditTierFor, financeDefaults, snapPaymentTerms } from "@forecourt/finance";
import { cents, months } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answersOf, paymentTermsOf } from "./wizard-payment-terms.ts";

const finance = financeDefaults.chrome;
const answers = {
  cashDown: 255_000,
  months: 60,
  tradingIn: false,
  tradeEquity: 500_000,
  creditRange: { minScore: 600, maxScore: 619 },
};

describe("paymentTermsOf", () => {
  test("moves amounts to steps, and leaves out the equity without a trade", () => {
    expect(paymentTermsOf(answers, finance)).toEqual({
      cashDown: 260_000,
      tradeEquity: 0,
      creditScore: 600,
      months: 60,
    });
    expect(paymentTermsOf({ ...answers, tradingIn: true }, finance)?.tradeEquity).toBe(500_000);
  });

  test.each([
    { cashDown: null },
    { months: null },
    { tradingIn: null },
    { tradingIn: true, tradeEquity: null },
    { creditRange: null },
  ])("is null without %o", (missing) =>
    expect(paymentTermsOf({ ...answers, ...missing }, finance)).toBeNull(),
  );

  test.each(creditRanges(finance))(
    "a score of $minScore–$maxScore adds $addBp",
    ({ addBp, ...creditRange }) => {
      const { creditScore } = paymentTermsOf({ ...answers, creditRange }, finance)!;
      expect(creditTierFor(creditScore, finance.creditTiers)?.addBp ?? 0).toBe(addBp);
    },
  );
});

test("terms become answers and the same terms again, up to the score within its range", () => {
  const numbers = fc.record({
    cashDown: fc.nat(3_000_000).map(cents),
    tradeEquity: fc.nat(3_000_000).map(cents),
    creditScore: fc.nat(900),
    months: fc.nat(90).map(months),
  });
  fc.assert(
    fc.property(numbers, (any) => {
      const terms = snapPaymentTerms(any, finance);
      const again = paymentTermsOf(answersOf(terms, finance), finance);
      expect(again).toEqual({ ...terms, creditScore: again!.creditScore });
      const rate = (score: number) => creditTierFor(score, finance.creditTiers)?.addBp ?? 0;
      expect(rate(again!.creditScore)).toBe(rate(terms.creditScore));
    }),
  );
});
