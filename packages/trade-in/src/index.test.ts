import { expect, test } from "vitest";
import * as check from "./check/index.ts";
import * as tradeIn from "./index.ts";

test("exports exactly the public values", () => {
  expect(Object.keys(tradeIn).sort()).toEqual([
    "CONDITION_QUESTION",
    "FINANCE_TYPE_QUESTION",
    "MAX_ANSWER_LENGTH",
    "REMAINING_BALANCE_QUESTION",
    "answeredQuestions",
    "builtInValuation",
    "defaultOfferSettings",
    "defaultValuationModel",
    "estimateVehiclePrices",
    "isValuationValid",
    "modelAge",
    "readAnswer",
    "requestValuation",
    "shownCategories",
    "shownQuestions",
    "startTradeIn",
    "tradeInProgress",
    "tradeInReducer",
    "validateAnswers",
    "valueTradeIn",
  ]);
});

test("exports exactly the public values of `/check`", () => {
  expect(Object.keys(check).sort()).toEqual([
    "checkOfferSettings",
    "checkQuestionnaire",
    "offerSettingsSchema",
    "questionnaireSchema",
  ]);
});
