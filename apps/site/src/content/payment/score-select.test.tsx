import { creditTierFor, financeDefaults } from "@forecourt/finance";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { paymentWords } from "./payment-words.ts";
import { ScoreSelect } from "./score-select.tsx";

const finance = financeDefaults.chrome;

function options(score: number, tiers = finance.creditTiers) {
  const html = renderToStaticMarkup(
    <ScoreSelect score={score} finance={{ ...finance, creditTiers: tiers }} words={paymentWords("en")} />,
  );
  return [...html.matchAll(/<option value="(\d+)"( selected="")?>(.*?)</g)].map(
    ([, value, selected, name]) => ({ value: Number(value), isChosen: selected !== undefined, name }),
  );
}
const chosen = (score: number, tiers = finance.creditTiers) =>
  options(score, tiers).filter(({ isChosen }) => isChosen);

test("names the ranges as beside a payment, best first", () => {
  expect(options(850).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    "620 or better: 850",
    "600–619: 600",
    "580–599: 580",
    "560–579: 560",
    "520–559: 520",
    "500–519: 500",
    "300–499: 400",
  ]);
});

test("an untouched choice is the payment's own score, and every choice has its range's rate", () => {
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 850 }), (score) => {
      expect(chosen(score).map(({ value }) => value)).toEqual([score]);
      const rates = options(score).map(({ value }) => creditTierFor(value, finance.creditTiers)?.addBp ?? 0);
      expect(rates).toEqual([0, ...finance.creditTiers.map(({ addBp }) => addBp).sort((a, b) => a - b)]);
    }),
  );
});

test("a score below every tier is in the lowest one", () => {
  expect(chosen(400, [{ minScore: 500, maxScore: 619, addBp: 150 }])).toEqual([
    { value: 400, isChosen: true, name: "500–619" },
  ]);
});
