import { expect, test } from "vitest";
import { exampleTradeIn } from "../testing/example-trade-in.ts";
import { tradeInSchema } from "./trade-in-schema.ts";

test("accepts a questionnaire and offer settings unchanged", () => {
  expect(tradeInSchema.parse(exampleTradeIn)).toEqual(exampleTradeIn);
});

test("accepts minimal settings", () => {
  const smallest = {
    questionnaire: { categories: [], questions: [] },
    offerSettings: { validDays: 1, cashNow: { priceRules: [{ vehiclePriceKey: "adjusted_retail_avg" }] } },
  };
  expect(tradeInSchema.parse(smallest)).toEqual(smallest);
});
