import { describe, expect, test } from "vitest";
import { type Facts, type Operator, type Rule, rulesMatch } from "./rule.ts";

const facts: Facts = {
  vehicle: { year: 2016, age: 10, mileage: 90_000, make: "Mitsubishi", selectedOptions: ["towing"] },
  vehicle_price: { adjusted_whole_avg: 1_200_000, adjusted_whole_rough: null },
  answers: { keys: "two", "remaining-balance": 500_000 },
};
const holds = (rule: Partial<Rule>) =>
  rulesMatch({ rules: [{ object: "vehicle", key: "age", operator: "==", ruleValue: 10, ...rule }] }, facts);
const yes: Partial<Rule> = {};
const no: Partial<Rule> = { ruleValue: 11 };
const both = (logicOperation: "and" | "or" | undefined, ...rules: Partial<Rule>[]) =>
  rulesMatch(
    {
      logicOperation,
      rules: rules.map((rule) => ({
        object: "vehicle",
        key: "age",
        operator: "==",
        ruleValue: 10,
        ...rule,
      })),
    },
    facts,
  );

describe("operators", () => {
  test.each<[Operator, boolean, boolean, boolean]>([
    ["==", false, true, false],
    ["!=", true, false, true],
    ["<", false, false, true],
    ["<=", false, true, true],
    [">", true, false, false],
    [">=", true, true, false],
  ])("10 %s 9, 10, 11: %s, %s, %s", (operator, nine, ten, eleven) => {
    expect(holds({ operator, ruleValue: 9 })).toBe(nine);
    expect(holds({ operator, ruleValue: 10 })).toBe(ten);
    expect(holds({ operator, ruleValue: 11 })).toBe(eleven);
  });
});

describe("facts", () => {
  test.each<[Partial<Rule>, boolean]>([
    [{ key: "make", ruleValue: "Mitsubishi" }, true],
    [{ key: "make", ruleValue: "mitsubishi" }, false],
    [{ key: "make", operator: "!=", ruleValue: "Kia" }, true],
    [{ object: "vehicle_price", key: "adjusted_whole_avg", ruleValue: 1_200_000 }, true],
    [{ object: "answers", key: "keys", ruleValue: "two" }, true],
    [{ object: "answers", key: "remaining-balance", operator: ">", ruleValue: 499_999 }, true],
  ])("%j: %s", (rule, expected) => {
    expect(holds(rule)).toBe(expected);
  });

  test.each<Partial<Rule>>([
    { key: "doors" },
    { key: "constructor" },
    { key: "selectedOptions", ruleValue: "towing" },
    { ruleValue: "10" },
    { object: "vehicle_price", key: "adjusted_whole_rough" },
    { object: "vehicle_price", key: "adjusted_retail_avg" },
    { object: "answers", key: "condition", ruleValue: "good" },
  ])("%j is unknown, so every operator is false", (rule) => {
    for (const operator of ["==", "!=", "<", "<=", ">", ">="] as const) {
      expect(holds({ ...rule, operator })).toBe(false);
    }
  });
});

describe("combined rules", () => {
  test.each([
    ["and", true, false, false],
    [undefined, true, false, false],
    ["or", true, true, false],
  ] as const)("with %s: both %s, one %s, none %s", (logicOperation, all, one, none) => {
    expect(both(logicOperation, yes, yes)).toBe(all);
    expect(both(logicOperation, yes, no)).toBe(one);
    expect(both(logicOperation, no, yes)).toBe(one);
    expect(both(logicOperation, no, no)).toBe(none);
  });

  test.each(["and", "or", undefined] as const)("no rules are true with %s", (logicOperation) => {
    expect(rulesMatch({ logicOperation, rules: [] }, facts)).toBe(true);
    expect(rulesMatch({ logicOperation }, facts)).toBe(true);
  });
});
