import { describe, expect, test } from "vitest";
import type { Question } from "../questionnaire.ts";
import { questionnaireErrors } from "../testing/questionnaire-errors.ts";
import { asking, choice, note } from "../testing/sample-questionnaire.ts";

describe("rules", () => {
  const right = { object: "vehicle", key: "age", operator: ">=", ruleValue: 10 };
  const owed: Question = { ...note, questionId: "owed", inputType: "price" };

  test.each<[Record<string, unknown>, string | null]>([
    [{}, null],
    [{ key: "year" }, null],
    [{ key: "mileage" }, null],
    [{ key: "doors" }, null],
    [{ key: "make", operator: "==", ruleValue: "Kia" }, null],
    [{ key: "state", operator: "!=", ruleValue: "MO" }, null],
    [{ object: "vehicle_price", key: "adjusted_retail_avg" }, null],
    [{ object: "answers", key: "owed" }, null],
    [{ object: "answers", key: "note", operator: "==", ruleValue: "x" }, null],
    [{ object: "answers", key: "a", operator: "!=", ruleValue: "yes" }, null],
    [{ object: "customer" }, "object: unknown-value"],
    [{ operator: "=>" }, "operator: unknown-operator"],
    [{ operator: "toString" }, "operator: unknown-operator"],
    [{ operator: null }, "operator: wrong-type"],
    [{ ruleValue: true }, "ruleValue: wrong-type"],
    [{ ruleValue: Number.NaN }, "ruleValue: wrong-type"],
    [{ key: 1 }, "key: wrong-type"],
    [{ key: "colour" }, "key: unknown-key"],
    [{ key: "adjusted_retail_avg" }, "key: unknown-key"],
    [{ object: "vehicle_price", key: "age" }, "key: unknown-key"],
    [{ object: "vehicle_price", key: "make" }, "key: unknown-key"],
    [{ object: "answers", key: "age" }, "key: unknown-question"],
    [{ ruleValue: "10" }, "ruleValue: wrong-type"],
    [{ key: "make", operator: "==", ruleValue: 1 }, "ruleValue: wrong-type"],
    [{ object: "answers", key: "owed", ruleValue: "10" }, "ruleValue: wrong-type"],
    [{ object: "answers", key: "note", operator: "==", ruleValue: 10 }, "ruleValue: wrong-type"],
    [{ object: "answers", key: "a", operator: "==", ruleValue: "maybe" }, "ruleValue: unknown-answer"],
    [{ object: "answers", key: "a", operator: "==", ruleValue: 1 }, "ruleValue: wrong-type"],
    [{ key: "make", ruleValue: "Kia" }, "operator: unknown-operator"],
    [{ object: "answers", key: "a", operator: "<", ruleValue: "yes" }, "operator: unknown-operator"],
  ])("%j", (changes, error) => {
    const rules = [right, { ...right, ...changes }];
    const question = choice("a", { yes: null, no: { percent: 1, rules } as never });
    const expected = error ? [`questions.0.answers.1.deduction.rules.1.${error}`] : [];
    expect(questionnaireErrors(asking(question, owed, note))).toEqual(expected);
  });

  test.each(
    "vin make model trim bodyStyle transmission exteriorColor interiorColor fuelType drivetrain state".split(
      " ",
    ),
  )("%s is a text that can be asked for", (key) => {
    const rules = [{ object: "vehicle", key, operator: "==", ruleValue: "x" } as const];
    expect(questionnaireErrors(asking(choice("a", { yes: { rules } })))).toEqual([]);
  });
});
