import type { Question } from "../questionnaire.ts";
import type { Rule } from "../rule.ts";
import type { VehiclePrices } from "../valuation-provider.ts";
import type { PlainQuestionnaire } from "./plain-questionnaire.ts";

type PlainInput = {
  plain: PlainQuestionnaire;
  entered: Map<string, string>;
  vehicle: { year: number; mileage: number };
  prices: Required<{ [key in keyof VehiclePrices]: number }>;
  thisYear: number;
};

/**
 * A second implementation of the default offers, with big integers and literal figures. Uses none of the engine's code.
 */
export function plainValuation(input: PlainInput) {
  const { vehicle, prices, thisYear, plain, entered } = input;
  const age = thisYear - vehicle.year;
  if (age >= 15 || vehicle.mileage >= 150_000)
    return { tiers: ["bring-vehicle-in"], cash: null, later: null };
  const rough = prices.adjusted_whole_rough;
  const wholesale = rough >= 1_000_000 && rough <= 2_000_000 ? prices.adjusted_whole_avg : rough;
  const cash = deducted(wholesale, input, age);
  const balance = plain.questionnaire.questions.some(({ questionId }) => questionId === "remaining-balance")
    ? plain.isShown("remaining-balance", entered) && plain.counts("remaining-balance", entered)
    : 0;
  const common = { cash, balance: Number(balance) };
  if (age < 10) return { tiers: ["cash-now"], ...common, later: null };
  const base = deducted(prices.adjusted_retail_avg, input, age);
  const net = base - 26_000 - 30_000 - part(base, 200) - 150_000 - part(base, 500);
  if (net <= cash) return { tiers: ["cash-now"], ...common, later: null };
  const reserve = part(net - cash, 6_800);
  return {
    tiers: ["cash-now", "more-cash-later"],
    ...common,
    later: { reserve, profitShare: net - cash - reserve, finalPrice: net },
  };
}

function deducted(price: number, input: PlainInput, age: number): number {
  const { plain, entered } = input;
  const chosen = plain.shown(entered).flatMap((id) => chosenDeduction(plain.find(id), entered));
  let left = price;
  for (const { percent = 0, amount = 0, rules = [], logicOperation = "and" } of chosen) {
    const held = rules.filter((rule) => holds(rule, input, age)).length;
    const enough = logicOperation === "and" ? rules.length : Math.min(1, rules.length);
    if (held >= enough) left -= part(price, Math.round(percent * 100)) + amount;
  }
  return Math.max(0, left);
}

function chosenDeduction({ questionId, answers = [] }: Question, entered: Map<string, string>) {
  return answers.flatMap(({ value, deduction }) =>
    value === entered.get(questionId) && deduction ? [deduction] : [],
  );
}

function holds({ object, key, operator, ruleValue }: Rule, input: PlainInput, age: number): boolean {
  const { vehicle, prices, plain, entered } = input;
  const shown = object === "answers" && plain.shown(entered).includes(key);
  const answer = shown ? plain.counts(key, entered) : undefined;
  const fact =
    object === "answers" ? answer : { age, year: vehicle.year, mileage: vehicle.mileage, ...prices }[key];
  if (fact === undefined || fact === null) return false;
  const signs = { "<": "<", "<=": "<=", "==": "=", "!=": "<>", ">=": "=>", ">": ">" }[operator];
  return signs.includes(fact < ruleValue ? "<" : fact > ruleValue ? ">" : "=");
}

/** Basis points of an amount from 0 up, half up. */
function part(cents: number, basisPoints: number): number {
  return Number((BigInt(cents) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n);
}
