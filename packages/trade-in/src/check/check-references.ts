import type { Question } from "../questionnaire.ts";
import type { Rule, RuleSet } from "../rule.ts";
import { VEHICLE_PRICE_KEYS } from "../valuation-provider.ts";
import type { FieldCheck, Path, Report } from "./check-configuration.ts";
import { anyNumber, oneOf, text } from "./field-checks.ts";

const NUMBERS = ["year", "age", "mileage", "doors"];
const TEXTS =
  "vin make model trim bodyStyle transmission exteriorColor interiorColor fuelType drivetrain state".split(
    " ",
  );

/** Reports rules on unknown facts, and rule values that the fact can never have. */
export function checkRules(
  { rules = [] }: RuleSet,
  path: Path,
  questions: readonly Question[],
  report: Report,
): void {
  rules.forEach((rule, index) => {
    const at = [...path, "rules", index];
    const checkFact = factCheck(rule, questions);
    if (!checkFact) {
      report([...at, "key"], rule.object === "answers" ? "unknown-question" : "unknown-key");
      return;
    }
    const code = checkFact(rule.ruleValue);
    if (code) report([...at, "ruleValue"], code);
    const forTexts = rule.operator === "==" || rule.operator === "!=";
    if (!forTexts && checkFact !== anyNumber) report([...at, "operator"], "unknown-operator");
  });
}

/** The check for a rule's value, from the type of its fact; undefined for an unknown fact. */
function factCheck({ object, key }: Rule, questions: readonly Question[]): FieldCheck | undefined {
  if (object === "answers") {
    const question = questions.find(({ questionId }) => questionId === key);
    if (question?.answers)
      return oneOf(
        question.answers.map(({ value }) => value),
        "unknown-answer",
      );
    return question && (question.inputType === "price" ? anyNumber : text);
  }
  const numbers: readonly string[] = object === "vehicle" ? NUMBERS : VEHICLE_PRICE_KEYS;
  if (numbers.includes(key)) return anyNumber;
  return object === "vehicle" && TEXTS.includes(key) ? text : undefined;
}

/** Reports repeated ids. */
export function checkUnique(ids: readonly string[], pathOf: (index: number) => Path, report: Report): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index) report(pathOf(index), "duplicate");
  });
}
