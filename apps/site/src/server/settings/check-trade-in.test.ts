import { expect, test } from "vitest";
import { tradeInErrors } from "./check-trade-in.ts";
import { dealership } from "./dealership.ts";

const tradeIn = dealership.settings.tradeIn!;
const { questionnaire, offerSettings } = tradeIn;

test("Larkspur's questionnaire has no error, and a dealership may do without one", () => {
  expect(tradeInErrors({ tradeIn })).toEqual([]);
  expect(tradeInErrors({ tradeIn: null })).toEqual([]);
});

test("a question that nobody defines is named with its place", () => {
  const [first, ...others] = questionnaire.categories;
  const categories = [{ ...first!, questionIds: ["condition", "milage"] }, ...others];
  expect(tradeInErrors({ tradeIn: { ...tradeIn, questionnaire: { ...questionnaire, categories } } })).toEqual(
    ["tradeIn.questionnaire.categories.0.questionIds.1: configuration.unknown-question"],
  );
});

test("an offer rule about an unknown fact is named with its place, in a store's own settings too", () => {
  const rules = [{ object: "vehicle", key: "milage", operator: ">=", ruleValue: 150_000 }] as const;
  const wrong = { ...tradeIn, offerSettings: { ...offerSettings, bringVehicleIn: { rules } } };
  expect(tradeInErrors({ tradeIn: wrong }, "stores.1.settings.tradeIn")).toEqual([
    "stores.1.settings.tradeIn.offerSettings.bringVehicleIn.rules.0.key: configuration.unknown-key",
  ]);
});
