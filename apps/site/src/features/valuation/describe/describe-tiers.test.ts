import { valueTradeIn } from "@forecourt/trade-in";
import { expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { describeTiers } from "./describe-tiers.ts";

const { settings } = dealership;
const storeId = "north";
const source = { kind: "model" } as const;

/** Case 8 of docs/product/trade-in.md: both offers, and $3,200 more is owed than the offer. */
const result = valueTradeIn(
  {
    vehicle: { year: 2015, mileage: 98_000 },
    questionnaire: settings.tradeIn!.questionnaire,
    answers: {
      condition: "good",
      accidents: "minor",
      repaired: "all",
      title: "clean",
      mechanical: "well",
      "warning-lights": "none",
      body: "few",
      windshield: "fine",
      tires: "good",
      interior: "clean",
      keys: "two",
      "finance-type": "loan",
      "remaining-balance": "16,290",
    },
    settings: settings.tradeIn!.offerSettings,
    now: new Date("2026-11-25T12:00:00Z"),
    timeZone: "America/Chicago",
  },
  {
    ok: true,
    value: { adjusted_whole_rough: 1_100_000, adjusted_whole_avg: 1_400_000, adjusted_retail_avg: 2_000_000 },
  },
);
if (!result.ok) throw new Error("The case has wrong answers.");
const { valuation } = result.value;

const cents = (text: string) => Math.round(Number(text.replace(/[$,+]/g, "").replace("−", "-")) * 100);
const sumBefore = (rows: readonly { id: string; amount: string }[], id: string) =>
  rows
    .slice(
      0,
      rows.findIndex((row) => row.id === id),
    )
    .reduce((sum, { amount }) => sum + cents(amount), 0);

test.each(["en", "es"] as const)("the rows of an offer add up to its price, in %s", (locale) => {
  const tiers = describeTiers(valuation, { locale, storeId, settings, source });
  expect(tiers.map(({ price }) => cents(price))).toEqual([1_309_000, 1_547_050]);
  for (const { rows, price } of tiers) {
    expect(sumBefore(rows, "offer")).toBe(cents(price));
    expect(rows.map(({ label }) => label)).not.toContain("");
  }
});

test("what is paid that day and in the end follows from the offer and what is owed", () => {
  const [cash, later] = describeTiers(valuation, { locale: "en", storeId, settings, source });
  const amount = (tier: typeof cash, id: string) => tier?.rows.find((row) => row.id === id)?.amount;
  expect([cash, later].map((tier) => amount(tier, "balance"))).toEqual(["−$16,290", "−$16,290"]);
  expect([cash, later].map((tier) => amount(tier, "day"))).toEqual(["$3,200", "$3,200"]);
  expect([cash, later].map((tier) => amount(tier, "checks"))).toEqual(["$0", "+$2,380.50"]);
  expect([cash, later].map((tier) => amount(tier, "end"))).toEqual(["−$3,200", "−$819.50"]);
});

test("both offers have the same rows, apart from what a share of the gain leaves", () => {
  const [cash, later] = describeTiers(valuation, { locale: "en", storeId, settings, source });
  const ids = (tier: typeof cash) =>
    tier?.rows.map(({ id }) => id.replace(/ \d+$/, "")).filter((id) => id !== "kept");
  expect(ids(cash)).toEqual(ids(later));
});

test("the built-in model's figures are called our estimate, and a book's have its name", () => {
  const textsOf = (from: Parameters<typeof describeTiers>[1]["source"], locale: "en" | "es" = "en") =>
    JSON.stringify(describeTiers(valuation, { locale, storeId, settings, source: from }));
  expect(textsOf(source)).toContain("Our estimate: ");
  expect(textsOf(source)).not.toMatch(/auction|dealers pay|our offer|certain/i);
  expect(textsOf(source, "es")).toContain("Nuestra estimación: ");
  expect(textsOf(source, "es")).not.toMatch(/subasta|concesionarios pagan|nuestra oferta|segur/i);
  expect(textsOf({ kind: "book", name: "Example Guide" })).toContain("by Example Guide.");
});
