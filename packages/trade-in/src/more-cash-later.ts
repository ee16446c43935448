import { percentOf, splitByShares } from "@forecourt/money";
import type { BasisPoints, Cents } from "@forecourt/units";
import { explainPrice } from "./explain-price.ts";
import type { OfferSettings, Payment } from "./offer-settings.ts";
import { basisPoints, percentage } from "./percent.ts";
import type { Questionnaire } from "./questionnaire.ts";
import { type Facts, rulesMatch } from "./rule.ts";
import type { AnsweredQuestion } from "./validate-answers.ts";
import { type Breakdown, breakdownOf, type ValuationLine } from "./valuation-line.ts";

/** A payment after the first, cents. */
export type AdditionalPayment = { label: string; amount: Cents };

/** The consignment tier: the cash-now price at once and later payments, all in cents. */
export type MoreCashLater = {
  initPrice: Cents;
  additionalPayments: AdditionalPayment[];
  finalPrice: Cents;
  /** `finalPrice` less the remaining balance; can be negative. */
  equity: Cents;
  /** Net proceeds of selling the vehicle: the base, its deductions and the step payments. */
  net: Breakdown;
};

/**
 * Calculates the more-cash-later tier. `null` for an ineligible vehicle, an unknown price, or no uplift over cash-now
 * (docs/product/trade-in.md, "more-cash-later").
 */
export function moreCashLater(
  { moreCashLater: tier }: OfferSettings,
  questionnaire: Questionnaire,
  answered: readonly AnsweredQuestion[],
  facts: Facts,
  { initPrice, remainingBalance }: { initPrice: Cents; remainingBalance: Cents },
): MoreCashLater | null {
  if (!tier || !rulesMatch(tier, facts)) return null;
  const price = explainPrice(tier.priceRules, questionnaire, answered, facts);
  if (!price) return null;
  const steps = tier.stepPayments.map((step): ValuationLine => {
    const cents = -paymentOf(step, percentage(price.total, step.percent ?? 0)) as Cents;
    return { code: "step-payment", label: step.label, cents };
  });
  const net = breakdownOf([...price.lines, ...steps]);
  const uplift = (net.total - initPrice) as Cents;
  if (uplift <= 0) return null;
  const additionalPayments = splitUplift(uplift, tier.additionalPayments);
  const finalPrice = additionalPayments.reduce((sum, { amount }) => (sum + amount) as Cents, initPrice);
  return { initPrice, additionalPayments, finalPrice, equity: (finalPrice - remainingBalance) as Cents, net };
}

/** Splits the uplift by percents without loss: the last payment absorbs the rounding. */
function splitUplift(uplift: Cents, payments: readonly Payment[]): AdditionalPayment[] {
  const shares = payments.map(({ percent = 0 }) => basisPoints(percent));
  const shared = shares.reduce((sum, share) => sum + share, 0);
  const parts = shared > 0 ? splitByShares(percentOf(uplift, shared as BasisPoints), shares) : shares;
  return payments.map((payment, index) => ({
    label: payment.label,
    amount: paymentOf(payment, parts[index] as Cents),
  }));
}

function paymentOf({ amount = 0, logic }: Payment, part: Cents): Cents {
  return (logic === "greater" ? Math.max(part, amount) : part + amount) as Cents;
}
