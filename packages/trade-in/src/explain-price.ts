import type { Cents } from "@forecourt/units";
import type { PriceRule } from "./offer-settings.ts";
import { percentage } from "./percent.ts";
import type { Questionnaire } from "./questionnaire.ts";
import { type Facts, rulesMatch } from "./rule.ts";
import type { AnsweredQuestion } from "./validate-answers.ts";
import { type Breakdown, breakdownOf, type ValuationLine } from "./valuation-line.ts";

/**
 * Calculates a vehicle's price from the price rules minus deductions, line by line; `null` without a known price.
 *
 * Percents are of the base and are deducted first, in question order, then the amounts. A `floor` line keeps the total
 * at 0 or more (docs/product/trade-in.md, "Deductions").
 */
export function explainPrice(
  priceRules: readonly PriceRule[],
  questionnaire: Questionnaire,
  answered: readonly AnsweredQuestion[],
  facts: Facts,
): Breakdown | null {
  const base = baseLine(priceRules, facts);
  if (!base) return null;
  const deductions = answered.flatMap(({ questionId, answer }) => {
    const question = questionnaire.questions.find((candidate) => candidate.questionId === questionId);
    const deduction = question?.answers?.find(({ value }) => value === answer)?.deduction;
    return deduction && rulesMatch(deduction, facts)
      ? [{ questionId, answer: answer as string, ...deduction }]
      : [];
  });
  const lines: ValuationLine[] = [
    base,
    ...deductions.flatMap(({ questionId, answer, percent = 0 }) =>
      line({
        code: "percent-deduction",
        questionId,
        answer,
        percent,
        cents: -percentage(base.cents, percent) as Cents,
      }),
    ),
    ...deductions.flatMap(({ questionId, answer, amount = 0 }) =>
      line({ code: "amount-deduction", questionId, answer, cents: -amount as Cents }),
    ),
  ];
  const { total } = breakdownOf(lines);
  return breakdownOf([...lines, ...line({ code: "floor", cents: Math.max(0, -total) as Cents })]);
}

function baseLine(priceRules: readonly PriceRule[], facts: Facts) {
  for (const rule of priceRules) {
    const { vehiclePriceKey, percent = 100, amount = 0 } = rule;
    const price = facts.vehicle_price[vehiclePriceKey];
    if (!price || !rulesMatch(rule, facts)) continue;
    const cents = percentage(price as Cents, percent) + amount;
    if (cents > 0) return { code: "base", vehiclePriceKey, cents: cents as Cents } as const;
  }
  return null;
}

/** Omits lines of 0. */
const line = (candidate: ValuationLine): ValuationLine[] => (candidate.cents === 0 ? [] : [candidate]);
