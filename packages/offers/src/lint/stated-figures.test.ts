import { describe, expect, test } from "vitest";
import type { FigureKind } from "./figure-patterns.ts";
import { readText } from "./readable-text.ts";
import { perThousandsIn, statedFigures } from "./stated-figures.ts";

describe("statedFigures", () => {
  test.each<[FigureKind, string, number[]]>([
    ["apr", "0.0% APR for 48 months", [0]],
    ["apr", "2.9% annual percentage rate, or an APR of 3.49%", [290, 349]],
    ["apr", "Tasa porcentual anual de 2.9%; 4% TAE", [400, 290]],
    ["apr", "10% off the list price", []],
    ["monthly-payment", "$345 a month", [34_500]],
    ["monthly-payment", "$225/mo, then $1,225.50 per month", [22_500, 122_550]],
    ["monthly-payment", "36 monthly payments of $345", [34_500]],
    ["monthly-payment", "$345 al mes, o 36 pagos mensuales de $345.50", [34_500, 34_550]],
    ["monthly-payment", "48 monthly payments of $20.83 per $1,000 financed", []],
    ["monthly-payment", "$20.83 a month for every $1,000", []],
    ["monthly-payment", "$500 military rebate", []],
    ["term", "for 36 months", [36]],
    ["term", "a 39-month closed-end lease", [39]],
    ["term", "48 equal monthly payments", [48]],
    ["term", "36 pagos mensuales por 36 meses, arrendamiento de 36 meses", [36, 36, 36]],
    ["term", "48 payments of $20.83 per $1,000", [48]],
    ["term", "a 12-month warranty", []],
    ["down-payment", "$500 down", [50_000]],
    ["down-payment", "Down payments as low as $7", [700]],
    ["down-payment", "$500 de enganche, pago inicial desde $7", [50_000, 700]],
    ["down-payment", "$500 off", []],
    ["down-payment", "$0 down, zero down, no cash down, nothing down, no down payment", [0, 0, 0, 0, 0]],
    ["down-payment", "cero de enganche, sin pago inicial", [0, 0]],
    ["monthly-payment", "$345 monthly payments, 299/mo, $99 payments", [34_500, 29_900, 34_500, 9_900]],
    ["monthly-payment", "a down payment of $500, $11 a day", []],
    ["other-payment", "$11 a day, $80 weekly payments, $345 a month", [1_100, 8_000]],
    ["monthly-payment", "$80 weekly payments, $160 bi-weekly payments", []],
    ["term", "$299 payments, first 2 payments, 72-mo. financing, $345/60 months", [60, 72]],
    ["due-at-signing", "$4,398 due at signing", [439_800]],
    ["due-at-signing", "$4,398 total due at lease signing", [439_800]],
    ["due-at-signing", "$4,398 a la firma", [439_800]],
    ["lease-cash", "$6,200 lease cash", [620_000]],
    ["lease-rebate", "a US$1,000 lease rebate", [100_000]],
    ["bonus-cash", "$2,000 in bonus cash", [200_000]],
    ["acquisition-fee", "an $895 acquisition fee, cargo por adquisición de $1,095", [89_500, 109_500]],
    ["disposition-fee", "a $395 disposition fee, cargo de disposición de $395", [39_500, 39_500]],
    ["excess-mile", "$0.25 a mile, $0.20 for each excess mile, $0.15 por cada milla", [25, 20, 15]],
    ["excess-mile", "$25 per visit", []],
  ])("%s in %j", (kind, text, values) => {
    expect(statedFigures(readText(text), kind).map(({ value }) => value)).toEqual(values);
  });

  test("keeps the text as evidence", () => {
    expect(statedFigures(readText("Only $345 a month!"), "monthly-payment")).toEqual([
      { kind: "monthly-payment", value: 34_500, evidence: "$345 a month" },
    ]);
  });
});

describe("perThousandsIn", () => {
  test("uses the nearest rate and term before the amount", () => {
    const text =
      "0% APR for 36 months at $27.78 per $1,000 financed; 2.9% for 60 months at $17.92 a month per $1,000.";
    expect(perThousandsIn(readText(text))).toEqual([
      { cents: 2_778, aprBp: 0, months: 36, evidence: "$27.78 per $1,000" },
      { cents: 1_792, aprBp: 290, months: 60, evidence: "$17.92 a month per $1,000" },
    ]);
  });

  test.each([
    ["48 payments of $20.83 for every $1,000 you finance", 48],
    ["48 pagos de $20.83 por cada $1,000", 48],
    ["$20.83 for each $1000", null],
  ])("%j", (text, months) => {
    expect(perThousandsIn(readText(text))).toMatchObject([{ cents: 2_083, aprBp: null, months }]);
  });

  test("$10,000 is not matched as $1,000", () => {
    expect(perThousandsIn(readText("$208.30 per $10,000 financed"))).toEqual([]);
  });
});
