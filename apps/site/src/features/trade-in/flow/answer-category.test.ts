import { expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { answerCategory } from "./answer-category.ts";

const { questionnaire } = dealership.settings.tradeIn!;
const history = (before: Record<string, string>, asked: string[], values: Record<string, string>) =>
  answerCategory(questionnaire, "history", before, asked, values);

test("a complete category leads to the next one", () => {
  const values = { accidents: "none", title: "clean" };
  const before = { condition: "good" };
  expect(history(before, ["accidents", "title"], values)).toEqual({
    answers: { condition: "good", ...values },
    step: "running",
    errors: [],
  });
});

test("a question that the answers newly show is asked next, without an error", () => {
  const values = { accidents: "minor", title: "clean" };
  expect(history({ condition: "good" }, ["accidents", "title"], values)).toMatchObject({
    step: "history",
    errors: [],
  });
});

test("an empty or unknown answer of a question in the form is an error", () => {
  const { step, errors } = history({ condition: "good" }, ["accidents", "title"], { accidents: "three" });
  expect(step).toBe("history");
  expect(errors).toEqual([
    { path: ["accidents"], code: "answer.unknown-value" },
    { path: ["title"], code: "answer.required" },
  ]);
});

test("the last category leads to the shopper's details", () => {
  const before = {
    condition: "good",
    accidents: "none",
    title: "clean",
    mechanical: "well",
    "warning-lights": "none",
    body: "none",
    windshield: "fine",
    tires: "good",
    interior: "clean",
    keys: "two",
  };
  const loan = answerCategory(questionnaire, "loan", before, ["finance-type"], { "finance-type": "none" });
  expect(loan.step).toBe("contact");
});
