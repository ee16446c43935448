import { describe, expect, test } from "vitest";
import type { Questionnaire } from "./questionnaire.ts";
import { shownQuestions } from "./shown-questions.ts";
import { category, choice, sampleQuestionnaire } from "./testing/sample-questionnaire.ts";

const ids = (...parameters: Parameters<typeof shownQuestions>) =>
  shownQuestions(...parameters).map(({ questionId }) => questionId);

describe("shownQuestions", () => {
  test("without answers returns the questions without a condition, in order", () => {
    expect(ids(sampleQuestionnaire, {})).toEqual([
      "accidents",
      "keys",
      "condition",
      "finance-type",
      "comments",
    ]);
  });

  test.each([
    ["none", []],
    ["loan", ["remaining-balance"]],
    ["finance", ["remaining-balance"]],
    ["lease", []],
    ["", []],
  ])("finance type %j shows %j", (financeType, shown) => {
    const answers = { "finance-type": financeType };
    expect(ids(sampleQuestionnaire, answers, "finance")).toEqual(["finance-type", ...shown]);
  });

  test("with a category returns its questions only, or none if unknown", () => {
    expect(ids(sampleQuestionnaire, { condition: "poor" }, "state")).toEqual(["condition", "repairs"]);
    expect(ids(sampleQuestionnaire, {}, "nowhere")).toEqual([]);
  });

  test("ignores answers of hidden questions in conditions", () => {
    const chain: Questionnaire = {
      categories: [category("b", "second"), category("a", "first", "third")],
      questions: [
        choice("first", { yes: null }, { condition: { questionId: "second", answers: ["yes"] } }),
        choice("second", { yes: null, no: null }),
        choice("third", { yes: null }, { condition: { questionId: "first", answers: ["yes"] } }),
      ],
    };
    expect(ids(chain, { second: "yes", first: "yes" })).toEqual(["second", "first", "third"]);
    expect(ids(chain, { second: "no", first: "yes" })).toEqual(["second"]);
    expect(ids(chain, { second: "yes" })).toEqual(["second", "first"]);
  });

  test("skips unknown question ids", () => {
    expect(ids({ categories: [category("a", "gone")], questions: [] }, {})).toEqual([]);
  });
});
