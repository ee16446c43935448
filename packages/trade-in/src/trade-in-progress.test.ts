import { expect, test } from "vitest";
import { plainAnswers, sampleQuestionnaire } from "./testing/sample-questionnaire.ts";
import { tradeInProgress } from "./trade-in-progress.ts";

const progress = (categoryId: string | null, answers: Record<string, string>) =>
  tradeInProgress(sampleQuestionnaire, { categoryId, answers });

test("counts steps from 1, valid answers, and remaining questions including the provider's", () => {
  expect(progress("history", {})).toEqual({ step: 1, steps: 4, answered: 0, remaining: 6 });
  expect(progress("history", { accidents: "none", keys: "?" })).toEqual({
    step: 1,
    steps: 4,
    answered: 1,
    remaining: 5,
  });
  expect(progress("finance", { ...plainAnswers, "finance-type": "loan" })).toEqual({
    step: 3,
    steps: 4,
    answered: 4,
    remaining: 3,
  });
  expect(progress(null, { ...plainAnswers, comments: "!" })).toEqual({
    step: 4,
    steps: 4,
    answered: 5,
    remaining: 2,
  });
});
