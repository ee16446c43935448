import { describe, expect, test } from "vitest";
import type { Question } from "../questionnaire.ts";
import { questionnaireErrors } from "../testing/questionnaire-errors.ts";
import { asking, category, choice, note } from "../testing/sample-questionnaire.ts";

const yesNo = { yes: null, no: null };

describe("conditions", () => {
  const on = (questionId: string, ...answers: string[]): Partial<Question> => ({
    condition: { questionId, answers },
  });

  test.each<[string, Question[], string[]]>([
    ["on an earlier choice", [choice("a", yesNo), choice("b", yesNo, on("a", "yes", "no"))], []],
    [
      "on nothing",
      [choice("a", yesNo, on("z", "yes"))],
      ["questions.0.condition.questionId: unknown-question"],
    ],
    ["on itself", [choice("a", yesNo, on("a", "yes"))], ["questions.0.condition: condition-cycle"]],
    [
      "in a cycle, and leading into one",
      [
        choice("a", yesNo, on("b", "yes")),
        choice("b", yesNo, on("a", "no")),
        choice("c", yesNo, on("b", "no")),
      ],
      [0, 1, 2].map((index) => `questions.${index}.condition: condition-cycle`),
    ],
    [
      "on a later question",
      [choice("a", yesNo, on("b", "yes")), choice("b", yesNo)],
      ["questions.0.condition: condition-not-earlier"],
    ],
    [
      "a long chain without a cycle",
      [choice("a", yesNo), choice("b", yesNo, on("a", "yes")), choice("c", yesNo, on("b", "yes"))],
      [],
    ],
    [
      "on a text",
      [note, choice("a", yesNo, on("note", "yes"))],
      ["questions.1.condition: condition-not-a-choice"],
    ],
    [
      "without answers",
      [choice("a", yesNo), choice("b", yesNo, on("a"))],
      ["questions.1.condition.answers: empty"],
    ],
    [
      "on an answer that is none",
      [choice("a", yesNo), choice("b", yesNo, on("a", "yes", "maybe"))],
      ["questions.1.condition.answers.1: unknown-answer"],
    ],
  ])("%s", (_, questions, expected) => {
    expect(questionnaireErrors(asking(...questions))).toEqual(expected);
  });

  test("the order of questions without a category is not checked", () => {
    const questions = [choice("a", yesNo, on("b", "yes")), choice("b", yesNo)];
    expect(questionnaireErrors({ categories: [category("x", "b")], questions })).toEqual([
      "questions.0.questionId: not-asked",
    ]);
    expect(questionnaireErrors({ categories: [category("x", "a")], questions })).toEqual([
      "questions.1.questionId: not-asked",
    ]);
  });

  test("uses the order of the categories, not of the list", () => {
    const questions = [choice("a", yesNo, on("b", "yes")), choice("b", yesNo)];
    expect(questionnaireErrors({ categories: [category("x", "b"), category("y", "a")], questions })).toEqual(
      [],
    );
  });
});
