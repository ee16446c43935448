import { readFileSync } from "node:fs";
import { defaultOfferSettings, type Questionnaire, shownQuestions, valueTradeIn } from "@forecourt/trade-in";
import { checkOfferSettings, checkQuestionnaire } from "@forecourt/trade-in/check";
import { expect, test } from "vitest";
import { tradeIn } from "./trade-in.ts";

const questionnaire = tradeIn.questionnaire as Questionnaire;
const now = new Date("2026-11-25T12:00:00Z");

test("the questionnaire and the offer rules have no error", () => {
  expect(checkQuestionnaire(questionnaire)).toMatchObject({ ok: true });
  expect(checkOfferSettings(tradeIn.offerSettings, questionnaire)).toMatchObject({ ok: true });
});

test("asks about 14 questions, as the pages say", () => {
  const least = shownQuestions(questionnaire, {});
  const most = shownQuestions(questionnaire, { accidents: "minor", "finance-type": "loan" });
  expect([least.length, most.length]).toEqual([12, 14]);
});

/** Answers without a deduction. */
const FAULTLESS = {
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

const document = readFileSync(new URL("../../../docs/product/trade-in.md", import.meta.url), "utf8");
const section = document.split("\n## ").find((part) => part.startsWith("Cases by hand")) ?? "";
const cases = [...section.matchAll(/^\| (\d+) +\| (\d+) +\|(.*)\|$/gm)].map(([, name, age, rest]) => {
  const cells = rest!.split("|").map((cell) => cell.trim());
  const [miles, rough, average, retail, answers, owed, cash, later, equity] = cells as string[];
  return { name, age: Number(age), miles, rough, average, retail, answers, owed, cash, later, equity };
});

/** Cents of a cell such as `19,200.01` or `−2,000`; null for `none`. */
const cents = (cell = "") =>
  cell === "none" ? null : Math.round(Number(cell.replaceAll(",", "").replace("−", "-")) * 100);

test("the documentation has ten cases", () => expect(cases).toHaveLength(10));

test.each(cases)("case $name of the documentation", (row) => {
  const chosen = row.answers === "none" ? [] : row.answers!.split(" ").map((pair) => pair.split("="));
  const owes = cents(row.owed) !== 0;
  const result = valueTradeIn(
    {
      vehicle: { year: 2026 - row.age, mileage: (cents(row.miles) ?? 0) / 100 },
      questionnaire,
      answers: {
        ...FAULTLESS,
        ...Object.fromEntries(chosen),
        "finance-type": owes ? "loan" : "none",
        "remaining-balance": row.owed,
      },
      settings: defaultOfferSettings,
      now,
      timeZone: "America/Chicago",
    },
    {
      ok: true,
      value: {
        adjusted_whole_rough: cents(row.rough),
        adjusted_whole_avg: cents(row.average),
        adjusted_retail_avg: cents(row.retail),
      },
    },
  );
  const { cashNow, moreCashLater } = result.ok ? result.value.valuation : {};
  expect({
    cash: cashNow?.finalPrice ?? null,
    later: moreCashLater?.finalPrice ?? null,
    equity: cashNow?.equity ?? null,
  }).toEqual({ cash: cents(row.cash), later: cents(row.later), equity: cents(row.equity) });
});
