import fc from "fast-check";
import type { Answer, Condition, Deduction, InputType, Question, Questionnaire } from "../questionnaire.ts";
import type { Rule } from "../rule.ts";
import { VEHICLE_PRICE_KEYS } from "../valuation-provider.ts";

/** Inputs of a price question with their value in cents; `null` for invalid amounts. */
export const PRICE_ENTRIES: ReadonlyMap<string, number | null> = new Map([
  ["$1,000", 100_000],
  ["250.50", 25_050],
  ["0", 0],
  ["15k", 1_500_000],
  ["-5", null],
  ["a lot", null],
]);

const anyPercent = fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100);
const anyCents = fc.nat({ max: 500_000 });
const anyOperator = fc.constantFrom("==", "!=", "<", "<=", ">", ">=");

const anyRule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({
    object: fc.constant("vehicle" as const),
    key: fc.constantFrom("age", "year", "mileage", "doors"),
    operator: anyOperator,
    ruleValue: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 2005, max: 2027 })),
  }),
  fc.record({
    object: fc.constant("vehicle_price" as const),
    key: fc.constantFrom(...VEHICLE_PRICE_KEYS),
    operator: anyOperator,
    ruleValue: fc.integer({ min: 1, max: 4_000_000 }),
  }),
  fc.record({
    object: fc.constant("answers" as const),
    key: fc.constant("q0"),
    operator: fc.constantFrom("==", "!="),
    ruleValue: fc.constantFrom("v0", "v1"),
  }),
);

const anyDeduction: fc.Arbitrary<Deduction> = fc.record(
  {
    percent: anyPercent,
    amount: anyCents,
    logicOperation: fc.constantFrom("and", "or"),
    rules: fc.array(anyRule, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

const anySketch = fc.record({
  inputType: fc.constantFrom<InputType>("radio", "select", "price", "textarea"),
  required: fc.boolean(),
  deductions: fc.array(fc.option(anyDeduction), { minLength: 1, maxLength: 3 }),
  /** Distance back to the question of the condition; 0 for none. */
  back: fc.nat({ max: 4 }),
  triggers: fc.nat({ max: 6 }),
  startsCategory: fc.boolean(),
  blackBookQuestionsRemaining: fc.nat({ max: 1 }),
});

/**
 * Valid questionnaires: up to eight questions of all types in random categories, chained conditions, deductions with
 * rules. The first question is a choice of `v0` and `v1`; some end with the finance questions.
 */
export const anyQuestionnaire: fc.Arbitrary<Questionnaire> = fc
  .tuple(fc.array(anySketch, { maxLength: 7 }), fc.boolean())
  .map(([sketches, withFinance]) => {
    const questions: Question[] = [question("q0", ["v0", "v1"].map(plainAnswer))];
    const categories = [{ ...category(0), questionIds: ["q0"] }];
    for (const sketch of sketches) {
      const id = `q${questions.length}`;
      const isChoice = sketch.inputType === "radio" || sketch.inputType === "select";
      const answers = sketch.deductions.map((deduction, index) => ({
        ...plainAnswer(`v${index}`),
        ...(deduction && { deduction }),
      }));
      const condition = conditionOn(questions[questions.length - sketch.back], sketch.triggers);
      const { inputType, required } = sketch;
      questions.push({
        ...question(id, isChoice ? answers : undefined),
        inputType,
        required,
        ...(condition && { condition }),
      });
      if (sketch.startsCategory) {
        const { blackBookQuestionsRemaining } = sketch;
        categories.push({ ...category(categories.length), blackBookQuestionsRemaining });
      }
      categories.at(-1)!.questionIds.push(id);
    }
    if (withFinance) {
      questions.push(question("finance-type", ["none", "loan", "finance"].map(plainAnswer)), {
        ...question("remaining-balance"),
        inputType: "price",
        condition: { questionId: "finance-type", answers: ["loan", "finance"] },
      });
      const questionIds = ["finance-type", "remaining-balance"];
      categories.push({ ...category(categories.length), questionIds });
    }
    return { categories, questions };
  });

function conditionOn(target: Question | undefined, triggers: number): Condition | null {
  if (!target?.answers) return null;
  const all = target.answers.map(({ value }) => value);
  const some = all.filter((_, index) => (triggers & (1 << index)) !== 0);
  return { questionId: target.questionId, answers: some.length > 0 ? some : all };
}

function plainAnswer(value: string): Answer {
  return { label: value, value };
}

function question(questionId: string, answers?: Answer[]): Question {
  return { questionId, text: questionId, inputType: "radio", required: true, ...(answers && { answers }) };
}

function category(index: number) {
  return {
    categoryId: `c${index}`,
    categoryTitle: `${index}`,
    questionIds: [] as string[],
    blackBookQuestionsRemaining: 0,
  };
}

/** A valid, invalid or missing input for a question. */
export function anyEntry({ answers }: Question): fc.Arbitrary<string> {
  const values = answers ? answers.map(({ value }) => value) : [...PRICE_ENTRIES.keys()];
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, fc.constantFrom("", " ", "?"));
}

/** A valid input for every question, hidden ones included. */
export function rightEntries({ questions }: Questionnaire): fc.Arbitrary<Record<string, string>> {
  const amounts = [...PRICE_ENTRIES].flatMap(([entry, cents]) => (cents === null ? [] : [entry]));
  const entries = questions.map(({ questionId, answers }) => [
    questionId,
    fc.constantFrom(...(answers ? answers.map(({ value }) => value) : amounts)),
  ]);
  return fc.record(Object.fromEntries(entries));
}
