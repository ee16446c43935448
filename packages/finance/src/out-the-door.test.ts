import { cents, months } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimateLoan } from "./estimate-loan.ts";
import { financeDefaults } from "./finance-defaults.ts";
import { outTheDoor, type StateCharges } from "./out-the-door.ts";
import { priceBreakdown } from "./price-breakdown.ts";
import { unwrap } from "./testing/unwrap.ts";

const fees = { documentary: 24_500, thirtyDayDrive: 1_000 };
const missouri: StateCharges = {
  taxes: [
    { id: "state", rateMillionths: 42_250 },
    { id: "county", rateMillionths: 17_500 },
    { id: "city", rateMillionths: 21_250 },
  ],
  fees: [
    { id: "title", cents: 850 },
    { id: "registration", cents: 2_425 },
    { id: "processing", cents: 1_800 },
  ],
  tradeInCredit: true,
  taxesDealerFees: false,
};

type Deal = { price?: number; cashDown?: number; tradeEquity?: number; taxRateBp?: number };

function sheet(deal: Deal, state: StateCharges | null = missouri) {
  const { price: dealerPrice = 2_099_500, cashDown = 200_000, tradeEquity = 0, taxRateBp = 0 } = deal;
  const price = unwrap(priceBreakdown({ price: cents(dealerPrice), condition: "used", fees }));
  const terms = {
    cashDown: cents(cashDown),
    tradeEquity: cents(tradeEquity),
    creditScore: 700,
    months: months(60),
  };
  const loan = unwrap(
    estimateLoan({ price, year: 2023, ...terms }, { ...financeDefaults.chrome, taxRateBp }),
  );
  return { price, loan, ...unwrap(outTheDoor({ price, state, loan })) };
}

test("adds price, each tax on the vehicle's price, and the fees", () => {
  const { state, total, due, taxed } = sheet({});
  expect(taxed).toBe(2_099_500);
  expect(state?.lines.map(({ id, cents }) => [id, cents])).toEqual([
    ["state", 88_704],
    ["county", 36_741],
    ["city", 44_614],
    ["title", 850],
    ["registration", 2_425],
    ["processing", 1_800],
  ]);
  expect(state).toMatchObject({ tax: 170_059, total: 175_134 });
  expect(total).toBe(2_125_000 + 175_134);
  expect(due).toEqual({ atSigning: 200_000, atStateOffice: 175_134, total: 375_134 });
});

describe("a trade", () => {
  test("lowers the tax and the total where the state credits it", () => {
    const { taxed, total, state } = sheet({ tradeEquity: 500_000 });
    expect(taxed).toBe(1_599_500);
    expect(total).toBe(2_125_000 + state!.total - 500_000);
  });

  test("lowers only the total elsewhere", () => {
    expect(sheet({ tradeEquity: 500_000 }, { ...missouri, tradeInCredit: false }).taxed).toBe(2_099_500);
  });

  test("with negative equity raises the total and not the tax", () => {
    const { taxed, total, state } = sheet({ tradeEquity: -50_000 });
    expect(taxed).toBe(2_099_500);
    expect(total).toBe(2_125_000 + state!.total + 50_000);
  });

  test("above the price leaves no tax and a negative total", () => {
    const { state, total } = sheet({ price: 500_000, tradeEquity: 900_000 });
    expect(state?.tax).toBe(0);
    expect(total).toBe(525_500 + 5_075 - 900_000);
  });
});

test("taxes the dealer's fees where the state does", () => {
  expect(sheet({}, { ...missouri, taxesDealerFees: true }).taxed).toBe(2_125_000);
});

test("knows nothing of the state without its charges", () => {
  const { state, total, taxed, due } = sheet({}, null);
  expect({ state, total, taxed }).toEqual({ state: null, total: null, taxed: null });
  expect(due).toEqual({ atSigning: 200_000, atStateOffice: null, total: null });
});

test("tax that the loan finances is not due again", () => {
  const financed = sheet({ taxRateBp: 500 });
  expect(financed.due.atStateOffice).toBe(175_134 - 104_975);
  // The loan finances more than the tax: the fees are still due.
  expect(sheet({ taxRateBp: 1_000 }).due.atStateOffice).toBe(5_075);
});

test("cash beyond what is owed is not due", () => {
  const { due, loan } = sheet({ price: 1_000_000, cashDown: 900_000, tradeEquity: 500_000 });
  expect(loan.amountFinanced).toBe(-374_500);
  expect(due.atSigning).toBe(525_500);
});

test("lines add up to the totals, and no tax is negative", () => {
  const cents = (max: number) => fc.integer({ min: 0, max });
  const deal = fc.record({
    price: fc.integer({ min: 100_000, max: 20_000_000 }),
    cashDown: cents(2_000_000),
    tradeEquity: fc.integer({ min: -2_000_000, max: 2_000_000 }),
    taxRateBp: cents(1_200),
  });
  const charges = fc.record({
    taxes: fc.array(fc.record({ id: fc.string(), rateMillionths: cents(120_000) }), { maxLength: 5 }),
    fees: fc.array(fc.record({ id: fc.string(), cents: cents(100_000) }), { maxLength: 5 }),
    tradeInCredit: fc.boolean(),
    taxesDealerFees: fc.boolean(),
  });
  fc.assert(
    fc.property(deal, charges, (asked, state) => {
      const { price, loan, ...result } = sheet(asked, state);
      const lines = result.state!.lines;
      const sum = (kind: "tax" | "fee") =>
        lines.filter((line) => line.kind === kind).reduce((all, line) => all + line.cents, 0);
      expect(sum("tax")).toBe(result.state!.tax);
      expect(sum("tax") + sum("fee")).toBe(result.state!.total);
      expect(result.total).toBe(price.total + result.state!.total - asked.tradeEquity);
      expect(result.due.atSigning + result.due.atStateOffice!).toBe(result.due.total);
      for (const line of lines) expect(line.cents).toBeGreaterThanOrEqual(0);
      expect(result.due.atSigning).toBeGreaterThanOrEqual(0);
      expect(result.due.atSigning).toBeLessThanOrEqual(asked.cashDown);
      expect(result.due.atStateOffice!).toBeGreaterThanOrEqual(sum("fee"));
      // More trade never means more tax.
      const more = sheet({ ...asked, tradeEquity: asked.tradeEquity + 10_000 }, state);
      expect(more.state!.tax).toBeLessThanOrEqual(result.state!.tax);
      expect(loan.payment).toBeGreaterThanOrEqual(0);
    }),
  );
});
