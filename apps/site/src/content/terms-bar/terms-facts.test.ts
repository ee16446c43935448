import { financeDefaults } from "@forecourt/finance";
import { cents, months } from "@forecourt/units";
import { expect, test } from "vitest";
import en from "../../../messages/en/my-terms.json" with { type: "json" };
import enPayments from "../../../messages/en/payments.json" with { type: "json" };
import es from "../../../messages/es/my-terms.json" with { type: "json" };
import esPayments from "../../../messages/es/payments.json" with { type: "json" };
import { termsFacts } from "./terms-facts.ts";

const words = { en: { ...enPayments.words, ...en.bar }, es: { ...esPayments.words, ...es.bar } };
const terms = { cashDown: cents(200_000), tradeEquity: cents(0), creditScore: 700, months: months(60) };
const facts = (locale: "en" | "es", own: Partial<typeof terms> = {}) =>
  termsFacts({ ...terms, ...own }, financeDefaults.chrome, words[locale], locale);

test("names down payment, trade, score range and term", () => {
  expect(facts("en")).toEqual(["$2,000 down", "no trade", "score 620 or better", "60 months"]);
  expect(facts("en", { tradeEquity: cents(450_000), creditScore: 610 })).toEqual([
    "$2,000 down",
    "$4,500 trade",
    "score 600–619",
    "60 months",
  ]);
  expect(facts("es")).toEqual([
    "$2,000 de enganche",
    "sin auto a cuenta",
    "puntaje de 620 o más",
    "60 meses",
  ]);
});
