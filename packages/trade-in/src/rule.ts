import type { TradeInVehicle } from "./trade-in-vehicle.ts";
import type { VehiclePrices } from "./valuation-provider.ts";

/** How a rule compares a fact with its value. Every operator but `==` and `!=` is for numbers. */
export const OPERATORS = {
  "==": (fact: unknown, value: unknown) => fact === value,
  "!=": (fact: unknown, value: unknown) => fact !== value,
  "<": (fact: number, value: number) => fact < value,
  "<=": (fact: number, value: number) => fact <= value,
  ">": (fact: number, value: number) => fact > value,
  ">=": (fact: number, value: number) => fact >= value,
};
export type Operator = keyof typeof OPERATORS;

/** A question to the facts, such as `{ object: "vehicle", key: "age", operator: ">=", ruleValue: 10 }`. */
export type Rule = {
  object: keyof Facts;
  /** A field of the vehicle (`age` is in model years), a key of its prices (cents), or a question's id. */
  key: string;
  operator: Operator;
  ruleValue: string | number;
};

/** Rules that hold together: all of them with `and`, the default, at least one with `or`. No rules always hold. */
export type RuleSet = { logicOperation?: "and" | "or"; rules?: readonly Rule[] };

/** What rules can ask about. Answers are those that count: texts, and cents for an amount. */
export type Facts = {
  vehicle: TradeInVehicle & { age: number };
  vehicle_price: VehiclePrices;
  answers: Readonly<Record<string, string | number>>;
};

/**
 * Whether a set of rules holds (docs/product/trade-in.md, "Rules").
 *
 * What is not known, or is of another kind than the rule's value, makes a rule fail whatever its operator.
 *
 * @example rulesHold({ rules: [{ object: "vehicle", key: "age", operator: ">=", ruleValue: 10 }] }, facts)
 */
export function rulesHold({ logicOperation, rules = [] }: RuleSet, facts: Facts): boolean {
  const holds = ({ object, key, operator, ruleValue }: Rule) => {
    const fact = (facts[object] as Record<string, unknown>)[key];
    return typeof fact === typeof ruleValue && OPERATORS[operator](fact as never, ruleValue as never);
  };
  return rules.length === 0 || (logicOperation === "or" ? rules.some(holds) : rules.every(holds));
}
