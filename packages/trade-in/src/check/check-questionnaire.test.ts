import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Question, QuestionCategory } from "../questionnaire.ts";
import { questionnaireErrors } from "../testing/questionnaire-errors.ts";
import { asking, category, choice, note, sampleQuestionnaire } from "../testing/sample-questionnaire.ts";
import { checkQuestionnaire } from "./check-questionnaire.ts";

const yesNo = { yes: null, no: null };
test("returns a valid questionnaire unchanged", () => {
  expect(checkQuestionnaire(sampleQuestionnaire)).toEqual({ ok: true, value: sampleQuestionnaire });
});

describe("wrong values", () => {
  test.each<[unknown, string[]]>([
    [null, [": wrong-type"]],
    [[], [": wrong-type"]],
    ["{}", [": wrong-type"]],
    [{}, ["categories: wrong-type", "questions: wrong-type"]],
    [{ categories: {}, questions: [null] }, ["categories: wrong-type", "questions.0: wrong-type"]],
    [{ ...sampleQuestionnaire, questions: null }, ["questions: wrong-type"]],
    [{ ...sampleQuestionnaire, version: 2 }, ["version: unknown-field"]],
  ])("%j", (value, expected) => {
    expect(questionnaireErrors(value)).toEqual(expected);
  });

  test.each<[Record<string, unknown>, string[]]>([
    [{ categoryId: "" }, ["categories.0.categoryId: empty"]],
    [{ categoryTitle: 1 }, ["categories.0.categoryTitle: wrong-type"]],
    [{ categoryDescription: null }, ["categories.0.categoryDescription: wrong-type"]],
    [{ questionIds: [1] }, ["categories.0.questionIds.0: wrong-type"]],
    [{ blackBookQuestionsRemaining: -1 }, ["categories.0.blackBookQuestionsRemaining: out-of-range"]],
    [{ blackBookQuestionsRemaining: 0.5 }, ["categories.0.blackBookQuestionsRemaining: out-of-range"]],
    [{ blackBookQuestionsRemaining: "2" }, ["categories.0.blackBookQuestionsRemaining: wrong-type"]],
    [{ blackBookQuestionsRemaining: Number.NaN }, ["categories.0.blackBookQuestionsRemaining: wrong-type"]],
    [{ blackBookQuestionsRemaining: undefined }, ["categories.0.blackBookQuestionsRemaining: wrong-type"]],
  ])("in a category: %j", (changes, expected) => {
    expect(
      questionnaireErrors({ categories: [{ ...category("all", "note"), ...changes }], questions: [note] }),
    ).toEqual(expected);
  });

  test.each<[Record<string, unknown>, string[]]>([
    [{ questionId: "" }, ["questions.0.questionId: empty"]],
    [{ text: undefined }, ["questions.0.text: wrong-type"]],
    [{ description: 5 }, ["questions.0.description: wrong-type"]],
    [{ description: "Look at the tires." }, []],
    [{ inputType: "checkbox" }, ["questions.0.inputType: unknown-value"]],
    [{ required: "yes" }, ["questions.0.required: wrong-type"]],
    [{ conditon: {} }, ["questions.0.conditon: unknown-field"]],
    [{ condition: { questionId: "a" } }, ["questions.0.condition.answers: wrong-type"]],
    [
      { condition: { questionId: 1, answers: "x" } },
      ["questions.0.condition.questionId: wrong-type", "questions.0.condition.answers: wrong-type"],
    ],
    [
      { answers: [{ value: "" }] },
      ["questions.0.answers.0.label: wrong-type", "questions.0.answers.0.value: empty"],
    ],
    [{ answers: [{ label: "A", value: 1 }] }, ["questions.0.answers.0.value: wrong-type"]],
    [
      { answers: [{ label: "A", value: "a", description: 0 }] },
      ["questions.0.answers.0.description: wrong-type"],
    ],
  ])("in a question: %j", (changes, expected) => {
    expect(questionnaireErrors({ ...asking(note), questions: [{ ...note, ...changes }] })).toEqual(expected);
  });

  test.each<[Record<string, unknown>, string | null]>([
    [{ percent: 0, amount: 0 }, null],
    [{ percent: 100 }, null],
    [{ percent: 1.15 }, null],
    [{ percent: -0.01 }, "percent: out-of-range"],
    [{ percent: 100.01 }, "percent: out-of-range"],
    [{ percent: 1.155 }, "percent: out-of-range"],
    [{ percent: "5" }, "percent: wrong-type"],
    [{ amount: -1 }, "amount: out-of-range"],
    [{ amount: 0.5 }, "amount: out-of-range"],
    [{ amount: Number.POSITIVE_INFINITY }, "amount: wrong-type"],
    [{ logicOperation: "and" }, null],
    [{ logicOperation: "or" }, null],
    [{ logicOperation: "xor" }, "logicOperation: unknown-value"],
    [{ logicOperation: true }, "logicOperation: wrong-type"],
    [{ rules: {} }, "rules: wrong-type"],
    [{ rules: [] }, null],
    [{ cents: 5 }, "cents: unknown-field"],
  ])("in a deduction: %j", (deduction, error) => {
    const question = choice("a", { yes: deduction });
    expect(questionnaireErrors(asking(question))).toEqual(
      error ? [`questions.0.answers.0.deduction.${error}`] : [],
    );
  });

  test("suppress the checks of references", () => {
    const lost = { ...note, condition: { questionId: "nowhere", answers: ["x"] } };
    expect(questionnaireErrors({ ...asking(lost), extra: 1 })).toEqual(["extra: unknown-field"]);
  });
});

describe("ids and references", () => {
  const a = choice("a", yesNo);
  const b = choice("b", yesNo);

  test.each<[string, { categories: QuestionCategory[]; questions: Question[] }, string[]]>([
    ["no category", { categories: [], questions: [] }, ["categories: empty"]],
    [
      "an empty category",
      { categories: [category("x")], questions: [] },
      ["categories.0.questionIds: empty"],
    ],
    [
      "a category with only the provider's questions",
      { categories: [{ ...category("x"), blackBookQuestionsRemaining: 1 }], questions: [] },
      [],
    ],
    [
      "a category twice",
      { categories: [category("x", "a"), category("x", "b")], questions: [a, b] },
      ["categories.1.categoryId: duplicate"],
    ],
    [
      "a question twice",
      { categories: [category("x", "a")], questions: [a, a] },
      ["questions.1.questionId: duplicate"],
    ],
    [
      "asked twice in a category",
      { categories: [category("x", "a", "a")], questions: [a] },
      ["categories.0.questionIds.1: duplicate"],
    ],
    [
      "asked in two categories",
      { categories: [category("x", "b", "a"), category("y", "a")], questions: [a, b] },
      ["categories.1.questionIds.0: duplicate"],
    ],
    [
      "an unknown question",
      { categories: [category("x", "a", "c")], questions: [a] },
      ["categories.0.questionIds.1: unknown-question"],
    ],
    [
      "a question without a category",
      { categories: [category("x", "a")], questions: [a, b] },
      ["questions.1.questionId: not-asked"],
    ],
  ])("%s", (_, questionnaire, expected) => {
    expect(questionnaireErrors(questionnaire)).toEqual(expected);
  });
});

describe("answers", () => {
  test.each<[Partial<Question>, string | null]>([
    [{ inputType: "radio" }, "answers: empty"],
    [{ inputType: "select", answers: [] }, "answers: empty"],
    [{ inputType: "select", answers: [{ label: "A", value: "a" }] }, null],
    [{ inputType: "price", answers: [{ label: "A", value: "a" }] }, "answers: unknown-field"],
    [{ inputType: "textarea", answers: [] }, "answers: unknown-field"],
    [{ inputType: "price" }, null],
    [
      { inputType: "radio", answers: ["a", "b", "a"].map((value) => ({ label: value, value })) },
      "answers.2.value: duplicate",
    ],
  ])("%j", (changes, error) => {
    expect(questionnaireErrors(asking({ ...note, ...changes }))).toEqual(
      error ? [`questions.0.${error}`] : [],
    );
  });
});

describe("reserved questions", () => {
  const grades = { great: null, good: null, fair: null, poor: null };
  const finance = choice("finance-type", { none: null, loan: null, finance: null });
  const balance: Question = {
    ...note,
    questionId: "remaining-balance",
    inputType: "price",
    required: true,
    condition: { questionId: "finance-type", answers: ["finance", "loan"] },
  };

  test.each<[string, Question, boolean]>([
    ["condition", choice("condition", grades), true],
    ["condition by select", choice("condition", grades, { inputType: "select" }), true],
    ["optional", choice("condition", grades, { required: false }), false],
    ["with another grade", choice("condition", { ...grades, mint: null }), false],
    ["with a missing grade", choice("condition", { great: null, good: null, fair: null }), false],
    ["with a grade replaced", choice("condition", { great: null, good: null, fair: null, bad: null }), false],
    ["condition as text", { ...note, questionId: "condition", required: true }, false],
    ["condition as price", { ...note, questionId: "condition", required: true, inputType: "price" }, false],
    ["without finance", choice("finance-type", { none: null, loan: null }), false],
    ["balance", balance, true],
    ["balance optional", { ...balance, required: false }, false],
    ["balance as text", { ...balance, inputType: "textarea" }, false],
    ["balance without a condition", { ...balance, condition: undefined }, false],
    [
      "balance for loans only",
      { ...balance, condition: { questionId: "finance-type", answers: ["loan"] } },
      false,
    ],
    [
      "balance on another question",
      { ...balance, condition: { questionId: "other", answers: ["finance", "loan"] } },
      false,
    ],
    ["balance as choice", choice("remaining-balance", yesNo, { condition: balance.condition }), false],
  ])("%s: %s", (_, question, right) => {
    const other = choice("other", { loan: null, finance: null });
    const others = question.questionId === "finance-type" ? [other] : [other, finance];
    const index = others.length;
    expect(questionnaireErrors(asking(...others, question))).toEqual(
      right ? [] : [`questions.${index}: reserved-question`],
    );
  });
});

test("never throws and never accepts an invalid questionnaire", () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom("categories", "questions"), (value, field) => {
      expect(checkQuestionnaire(value).ok).toBe(false);
      checkQuestionnaire({ ...sampleQuestionnaire, [field]: value });
      checkQuestionnaire({ ...sampleQuestionnaire, [field]: [value] });
    }),
  );
});
