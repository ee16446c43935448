import type { TradeInVehicle } from "./trade-in-vehicle.ts";
import type { VehiclePrices } from "./valuation-provider.ts";

/** Comparison operators; all except `==` and `!=` are for numbers only. */
export const OPERATORS = {
  "==": (fact: unknown, value: unknown) => fact === value,
  "!=": (fact: unknown, value: unknown) => fact !== value,
  "<": (fact: number, value: number) => fact < value,
  "<=": (fact: number, value: number) => fact <= value,
  ">": (fact: number, value: number) => fact > value,
  ">=": (fact: number, value: number) => fact >= value,
};
export type Operator = keyof typeof OPERATORS;

/** A condition on a fact, such as `{ object: "vehicle", key: "age", operator: ">=", ruleValue: 10 }`. */
export type Rule = {
  object: keyof Facts;
  /** A vehicle's field (`age` in model years) or price (cents), or a question's id. */
  key: string;
  operator: Operator;
  ruleValue: string | number;
};

/** Rules combined with `and` (default) or `or`. No rules are always true. */
export type RuleSet = { logicOperation?: "and" | "or"; rules?: readonly Rule[] };

/** The data that rules can read. Answers are those of shown questions: texts, or cents for an amount. */
export type Facts = {
  vehicle: TradeInVehicle & { age: number };
  vehicle_price: VehiclePrices;
  answers: Readonly<Record<string, string | number>>;
};

/**
 * Evaluates a set of rules (docs/product/trade-in.md, "Rules").
 *
 * Any operator is false for an unknown fact or a value of another type.
 *
 * @example rulesMatch({ rules: [{ object: "vehicle", key: "age", operator: ">=", ruleValue: 10 }] }, facts)
 */
export function rulesMatch({ logicOperation, rules = [] }: RuleSet, facts: Facts): boolean {
  const holds = ({ object, key, operator, ruleValue }: Rule) => {
    const fact = (facts[object] as Record<string, unknown>)[key];
    return typeof fact === typeof ruleValue && OPERATORS[operator](fact as never, ruleValue as never);
  };
  return rules.length === 0 || (logicOperation === "or" ? rules.some(holds) : rules.every(holds));
}
