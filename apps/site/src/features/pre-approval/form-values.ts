import {
  creditRanges,
  defaultCashDown,
  type FinanceSettings,
  type PaymentTerms,
  snapToStep,
} from "@forecourt/finance";
import { formatCents } from "@forecourt/ui/typed-amount";
import type { Cents } from "@forecourt/units";
import type { FinancingAnswers } from "#server/cookies/financing-answers.ts";

type Given = {
  /** Terms of the page's address, which the shopper may have changed since. */
  terms: PaymentTerms | null;
  /** Earlier answers. */
  answers: FinancingAnswers;
  /** The vehicle's visible price with its fees, cents; null without a vehicle. */
  price: Cents | null;
};

/** The first values of the form's own fields: the shopper's terms, else earlier answers, else the dealership's terms. */
export function formValues({ terms, answers, price }: Given, finance: FinanceSettings): FinancingAnswers {
  const { cashDown, financeTerm } = finance;
  const down = price === null ? cashDown.dollars.default : defaultCashDown(price, cashDown);
  const start = {
    identifier: "current",
    budgetKind: "month",
    cashDown: dollars(snapToStep(down, { ...cashDown, step: cashDown.dollars.step })),
    months: String(financeTerm.default),
  };
  return { ...start, ...answers, ...(terms && valuesOfTerms(terms, finance)) };
}

function valuesOfTerms(
  { cashDown, tradeEquity, creditScore, months }: PaymentTerms,
  finance: FinanceSettings,
): FinancingAnswers {
  const range = creditRanges(finance).find(
    ({ minScore, maxScore }) => creditScore >= minScore && creditScore <= maxScore,
  );
  return {
    cashDown: dollars(cashDown),
    tradeEquity: tradeEquity === 0 ? "" : dollars(tradeEquity),
    months: String(months),
    ...(range && { creditRange: `${range.minScore}-${range.maxScore}` }),
  };
}

const dollars = (cents: number) => formatCents(cents, true);
