import { describe, expect, test } from "vitest";
import type { Answers } from "./read-answer.ts";
import { category, choice, plainAnswers, sampleQuestionnaire } from "./testing/sample-questionnaire.ts";
import {
  currentStep,
  shownCategories,
  startTradeIn,
  type TradeInAction,
  type TradeInState,
  tradeInReducer,
} from "./trade-in-reducer.ts";

const next: TradeInAction = { type: "next" };
const back: TradeInAction = { type: "back" };
const goTo = (categoryId: string): TradeInAction => ({ type: "go-to", categoryId });
const answer = (questionId: string, value: string): TradeInAction => ({ type: "answer", questionId, value });
const after = (state: TradeInState, ...actions: TradeInAction[]) =>
  actions.reduce((current, action) => tradeInReducer(sampleQuestionnaire, current, action), state);
const at = (categoryId: string | null, answers: Answers = plainAnswers): TradeInState => ({
  categoryId,
  answers,
});
const position = (...parameters: Parameters<typeof after>) => after(...parameters).categoryId;

test("starts at the first category, empty or with saved answers", () => {
  expect(startTradeIn(sampleQuestionnaire)).toEqual({ categoryId: "history", answers: {} });
  expect(startTradeIn(sampleQuestionnaire, plainAnswers)).toEqual(at("history"));
  expect(startTradeIn({ categories: [], questions: [] }).categoryId).toBeNull();
});

describe("next", () => {
  test("goes from category to category and ends after the last", () => {
    expect(position(at("history"), next)).toBe("state");
    expect(position(at("history"), next, next)).toBe("finance");
    expect(position(at("history"), next, next, next)).toBe("remarks");
    expect(position(at("history"), next, next, next, next)).toBeNull();
    expect(position(at(null), next)).toBeNull();
  });

  test("stays while an answer is missing or invalid", () => {
    expect(position(at("history", { accidents: "none" }), next)).toBe("history");
    expect(position(at("history", { accidents: "none", keys: "three" }), next)).toBe("history");
    expect(position(at("finance", { ...plainAnswers, "finance-type": "loan" }), next)).toBe("finance");
  });

  test("skips a category without shown questions", () => {
    const questionnaire = {
      categories: [category("a", "first"), category("b", "second"), category("c", "third")],
      questions: [
        choice("first", { yes: null, no: null }),
        choice("second", { yes: null }, { condition: { questionId: "first", answers: ["yes"] } }),
        choice("third", { yes: null }),
      ],
    };
    const state = { categoryId: "a", answers: { first: "no" } };
    expect(shownCategories(questionnaire, { first: "no" }).map(({ categoryId }) => categoryId)).toEqual([
      "a",
      "c",
    ]);
    expect(tradeInReducer(questionnaire, state, next).categoryId).toBe("c");
    expect(tradeInReducer(questionnaire, { ...state, categoryId: "c" }, back).categoryId).toBe("a");
    expect(tradeInReducer(questionnaire, state, goTo("b"))).toBe(state);
  });

  test("stops at a category with only the provider's questions", () => {
    const questionnaire = {
      categories: [category("a", "first"), { ...category("b"), blackBookQuestionsRemaining: 1 }],
      questions: [choice("first", { yes: null })],
    };
    const state = { categoryId: "a", answers: { first: "yes" } };
    expect(tradeInReducer(questionnaire, state, next).categoryId).toBe("b");
    const withoutIt = { ...questionnaire, categories: [category("a", "first"), category("b")] };
    expect(tradeInReducer(withoutIt, state, next).categoryId).toBeNull();
  });
});

describe("back", () => {
  test("goes one category back, from the end to the last, and stays at the first", () => {
    expect(position(at(null), back)).toBe("remarks");
    expect(position(at("remarks"), back)).toBe("finance");
    expect(position(at("history"), back)).toBe("history");
  });

  test("works from an incomplete category", () => {
    expect(after(at("state", { accidents: "none", keys: "two" }), back)).toEqual(
      at("history", { accidents: "none", keys: "two" }),
    );
  });
});

describe("go-to", () => {
  test("goes to any category before the first incomplete one, and to that one", () => {
    expect(position(at("remarks"), goTo("history"))).toBe("history");
    expect(position(at("history"), goTo("remarks"))).toBe("remarks");
    expect(position(at("history", { accidents: "none", keys: "two" }), goTo("remarks"))).toBe("state");
    expect(position(at("history", {}), goTo("remarks"))).toBe("history");
  });

  test("an unknown category changes nothing", () => {
    const state = at("state");
    expect(after(state, goTo("nowhere"))).toBe(state);
  });
});

describe("answer", () => {
  test("keeps the category and stores the value, valid or not", () => {
    expect(after(at("history", { keys: "two" }), answer("accidents", "?"))).toEqual(
      at("history", { keys: "two", accidents: "?" }),
    );
    expect(after(at("remarks"), answer("comments", "runs well"))).toEqual(
      at("remarks", { ...plainAnswers, comments: "runs well" }),
    );
  });

  test("of an unknown question changes nothing", () => {
    const state = at("history");
    expect(after(state, answer("colour", "red"))).toBe(state);
  });

  test("keeps answers of questions that become hidden", () => {
    const owing = { ...plainAnswers, "finance-type": "loan", "remaining-balance": "$9,000" };
    const paid = after(at("finance", owing), answer("finance-type", "none"));
    expect(paid.answers).toEqual({ ...owing, "finance-type": "none" });
    expect(after(paid, answer("finance-type", "finance")).answers["remaining-balance"]).toBe("$9,000");
  });

  test("moves back to an earlier category that becomes incomplete", () => {
    expect(position(at("remarks"), answer("condition", "poor"))).toBe("state");
    expect(position(at(null), answer("keys", ""))).toBe("history");
    expect(position(at(null), answer("keys", "one"))).toBeNull();
  });

  test("moves back when the current category becomes empty", () => {
    const questionnaire = {
      categories: [category("a", "first"), category("b", "middle"), category("c", "last")],
      questions: [
        choice("first", { yes: null, no: null }),
        choice("middle", { yes: null }),
        choice("last", { yes: null }, { condition: { questionId: "first", answers: ["yes"] } }),
      ],
    };
    const state = { categoryId: "c", answers: { first: "yes", middle: "yes" } };
    const changed = tradeInReducer(questionnaire, state, answer("first", "no"));
    expect(changed).toEqual({ categoryId: "b", answers: { first: "no", middle: "yes" } });
  });
});

test("the step is the category's index among those shown, or their number at the end", () => {
  expect(currentStep(sampleQuestionnaire, plainAnswers, "history")).toBe(0);
  expect(currentStep(sampleQuestionnaire, plainAnswers, "remarks")).toBe(3);
  expect(currentStep(sampleQuestionnaire, plainAnswers, null)).toBe(4);
});
