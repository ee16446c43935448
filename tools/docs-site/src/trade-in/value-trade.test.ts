import { checkQuestionnaire } from "@forecourt/trade-in/check";
import { expect, test } from "vitest";
import { questionnaire } from "./questionnaire.ts";
import { lineLabel } from "./valuation-words.ts";
import { valueTrade } from "./value-trade.ts";

const vehicle = { year: "2019", mileage: "84,000", bodyStyle: "suvs" };
const answers = { condition: "good", accidents: "none", keys: "one", "finance-type": "none" };

async function valuationOf(...given: Parameters<typeof valueTrade>) {
  const result = await valueTrade(...given);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value.valuation;
}

test("the questionnaire is valid", () => {
  expect(checkQuestionnaire(questionnaire)).toMatchObject({ ok: true });
});

test("explains the value line by line", async () => {
  const { cashNow } = await valuationOf(vehicle, answers);
  expect(cashNow?.finalPrice).toBe(922_878);
  expect(cashNow?.breakdown.lines.map((line) => [lineLabel(line), line.cents])).toEqual([
    ["Rough wholesale value", 942_878],
    ["How many keys are there? One", -20_000],
  ]);
});

test("subtracts what is owed", async () => {
  const owed = { ...answers, "finance-type": "loan", "remaining-balance": "$5,000" };
  expect((await valuationOf(vehicle, owed)).cashNow).toMatchObject({ finalPrice: 922_878, equity: 422_878 });
});

test("an old car must be seen first", async () => {
  expect(await valuationOf({ ...vehicle, year: "2011" }, answers)).toMatchObject({
    bringVehicleIn: { reason: "rules" },
  });
});

test("asks for a year and for miles", async () => {
  expect(await valueTrade({ ...vehicle, year: "x", mileage: "" }, answers)).toMatchObject({
    errors: [{ code: "vehicle.year" }],
  });
});

test("asks for a missing answer", async () => {
  expect(await valueTrade(vehicle, { ...answers, keys: "" })).toMatchObject({
    ok: false,
    errors: [{ code: "answer.required" }],
  });
});
