import { describe, expect, test } from "vitest";
import { plainAnswers, sampleQuestionnaire } from "./testing/sample-questionnaire.ts";
import { answeredQuestions, validateAnswers } from "./validate-answers.ts";

const errors = (answers: Record<string, string>, categoryId?: string) => {
  const validated = validateAnswers(sampleQuestionnaire, answers, categoryId);
  return validated.ok ? [] : validated.errors;
};

describe("validateAnswers", () => {
  test("requires every shown required question, and no other", () => {
    expect(errors({})).toEqual(
      ["accidents", "keys", "condition", "finance-type"].map((questionId) => ({
        path: [questionId],
        code: "answer.required",
      })),
    );
    expect(errors(plainAnswers)).toEqual([]);
  });

  test.each(["loan", "finance"])("the remaining balance is required for a %s", (financeType) => {
    const answers = { ...plainAnswers, "finance-type": financeType };
    expect(errors(answers)).toEqual([{ path: ["remaining-balance"], code: "answer.required" }]);
    expect(errors({ ...answers, "remaining-balance": "0" })).toEqual([]);
  });

  test("ignores invalid answers of hidden questions, not of optional ones", () => {
    expect(errors({ ...plainAnswers, "remaining-balance": "a lot", repairs: "?" })).toEqual([]);
    const optional = {
      ...sampleQuestionnaire,
      questions: sampleQuestionnaire.questions.map((question) => ({ ...question, required: false })),
    };
    expect(validateAnswers(optional, { keys: "" })).toEqual({ ok: true, value: [] });
    expect(validateAnswers(optional, { keys: "three" })).toEqual({
      ok: false,
      errors: [{ path: ["keys"], code: "answer.unknown-value" }],
    });
  });

  test("with a category returns only its errors", () => {
    expect(errors({ condition: "poor" }, "state")).toEqual([{ path: ["repairs"], code: "answer.required" }]);
    expect(errors({ condition: "good" }, "state")).toEqual([]);
  });

  test("returns the valid answers", () => {
    const answers = { ...plainAnswers, "finance-type": "loan", "remaining-balance": "$900" };
    expect(validateAnswers(sampleQuestionnaire, answers)).toEqual({
      ok: true,
      value: answeredQuestions(sampleQuestionnaire, answers),
    });
  });
});

describe("answeredQuestions", () => {
  test("parses answers in question order", () => {
    const answers = {
      comments: " new tires ",
      "remaining-balance": "1k",
      "finance-type": "finance",
      keys: "one",
    };
    expect(answeredQuestions(sampleQuestionnaire, answers)).toEqual([
      { questionId: "keys", answer: "one" },
      { questionId: "finance-type", answer: "finance" },
      { questionId: "remaining-balance", answer: 100_000 },
      { questionId: "comments", answer: "new tires" },
    ]);
  });

  test("omits hidden, invalid, empty and unknown answers", () => {
    const answers = {
      "remaining-balance": "900",
      "finance-type": "none",
      keys: "three",
      comments: "",
      other: "x",
    };
    expect(answeredQuestions(sampleQuestionnaire, answers)).toEqual([
      { questionId: "finance-type", answer: "none" },
    ]);
  });
});
