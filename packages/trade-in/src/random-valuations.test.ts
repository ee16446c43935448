import { cents } from "@forecourt/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkOfferSettings } from "./check/check-offer-settings.ts";
import { defaultOfferSettings } from "./default-offer-settings.ts";
import type { OfferSettings } from "./offer-settings.ts";
import { anyQuestionnaire, rightEntries } from "./testing/arbitrary-questionnaire.ts";
import { PlainQuestionnaire } from "./testing/plain-questionnaire.ts";
import { plainValuation } from "./testing/plain-valuation.ts";
import type { Valuation } from "./valuation.ts";
import { VEHICLE_PRICE_KEYS } from "./valuation-provider.ts";
import { valueTradeIn } from "./value-trade-in.ts";

const now = new Date("2026-11-22T12:00:00Z");
const timeZone = "America/Chicago";
const anyFilledIn = anyQuestionnaire.chain((questionnaire) =>
  fc.record({ questionnaire: fc.constant(questionnaire), answers: rightEntries(questionnaire) }),
);
const anyVehicle = fc.record({
  year: fc.oneof(fc.integer({ min: 2011, max: 2017 }), fc.integer({ min: 2000, max: 2027 })),
  mileage: fc.oneof(fc.nat({ max: 149_999 }), fc.integer({ min: 149_990, max: 150_010 })),
});
const anyPrice = fc.oneof(
  fc.integer({ min: 1, max: 6_000_000 }),
  fc.constantFrom(999_999, 1_000_000, 2_000_000, 2_000_001),
);
/** In the order that every provider's prices must have. */
const anyPrices = fc.tuple(anyPrice, anyPrice, anyPrice).map((prices) => {
  const [rough, average, retail] = prices.toSorted((a, b) => a - b) as [number, number, number];
  return { adjusted_whole_rough: rough, adjusted_whole_avg: average, adjusted_retail_avg: retail };
});

/** Invariants of every valuation, for any settings. */
function expectSound({ cashNow, moreCashLater, remainingBalance, visibleOffers, bringVehicleIn }: Valuation) {
  expect(bringVehicleIn !== null).toBe(cashNow === null);
  expect(visibleOffers.includes("cash-now")).toBe(cashNow !== null);
  expect(visibleOffers.includes("more-cash-later")).toBe(moreCashLater !== null);
  for (const { lines, total } of [cashNow?.breakdown, moreCashLater?.net].filter((found) => !!found)) {
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
    expect(lines.every(({ cents }) => Number.isSafeInteger(cents))).toBe(true);
    expect(total).toBeGreaterThanOrEqual(0);
  }
  if (cashNow) {
    expect(cashNow.finalPrice).toBe(cashNow.breakdown.total);
    expect(cashNow.equity).toBe(cashNow.finalPrice - remainingBalance);
  }
  if (moreCashLater) {
    const { initPrice, additionalPayments, finalPrice, equity, net } = moreCashLater;
    expect(initPrice).toBe(cashNow?.finalPrice);
    expect(finalPrice).toBe(additionalPayments.reduce((sum, { amount }) => cents(sum + amount), initPrice));
    expect(additionalPayments.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    expect(equity).toBe(finalPrice - remainingBalance);
    expect(net.total).toBeGreaterThan(initPrice);
  }
}

test("with the default settings the offers equal the reference calculation", () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyFilledIn, anyVehicle, anyPrices, ({ questionnaire, answers }, vehicle, prices) => {
      const settings = defaultOfferSettings;
      const tradeIn = { vehicle, questionnaire, answers, settings, now, timeZone };
      const result = valueTradeIn(tradeIn, { ok: true, value: prices });
      if (!result.ok) throw new Error("right entries were refused");
      const { valuation } = result.value;
      expectSound(valuation);

      const entered = new Map(Object.entries(answers));
      const plain = new PlainQuestionnaire(questionnaire);
      const expected = plainValuation({ plain, entered, vehicle, prices, thisYear: 2026 });
      expect(valuation.visibleOffers).toEqual(expected.tiers);
      expect(valuation.cashNow?.finalPrice ?? null).toBe(expected.cash);
      if (expected.cash !== null) expect(valuation.remainingBalance).toBe(expected.balance);
      const { later } = expected;
      expect(
        valuation.moreCashLater && [
          ...valuation.moreCashLater.additionalPayments.map(({ amount }) => amount),
          valuation.moreCashLater.finalPrice,
        ],
      ).toEqual(later && [later.reserve, later.profitShare, later.finalPrice]);
      seen.set(expected.tiers.join(), (seen.get(expected.tiers.join()) ?? 0) + 1);
    }),
    { numRuns: 600 },
  );
  // Makes sure that the cases cover every tier.
  expect([...seen.keys()].sort()).toEqual(["bring-vehicle-in", "cash-now", "cash-now,more-cash-later"]);
});

const anyPercent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const anyPayment = (label: string) =>
  fc.record(
    {
      label: fc.constant(label),
      percent: anyPercent.map((percent) => Math.floor(percent * 50) / 100),
      amount: fc.nat({ max: 100_000 }),
      logic: fc.constantFrom("sum", "greater"),
    },
    { requiredKeys: ["label"] },
  );
const anyPriceRules = fc.array(
  fc.record(
    {
      vehiclePriceKey: fc.constantFrom(...VEHICLE_PRICE_KEYS),
      percent: anyPercent,
      amount: fc.integer({ min: -500_000, max: 500_000 }),
    },
    { requiredKeys: ["vehiclePriceKey"] },
  ),
  { minLength: 1, maxLength: 3 },
);
const anySettings: fc.Arbitrary<OfferSettings> = fc.record({
  validDays: fc.nat({ max: 30 }),
  cashNow: fc.record({ priceRules: anyPriceRules }),
  moreCashLater: fc.record({
    priceRules: anyPriceRules,
    stepPayments: fc.tuple(anyPayment("a"), anyPayment("b")),
    additionalPayments: fc.tuple(anyPayment("a"), anyPayment("b")),
  }),
});
const someUnknown = fc
  .tuple(anyPrices, fc.boolean(), fc.boolean(), fc.boolean())
  .map(([prices, rough, average, retail]) => ({
    adjusted_whole_rough: rough ? null : prices.adjusted_whole_rough,
    adjusted_whole_avg: average ? null : prices.adjusted_whole_avg,
    adjusted_retail_avg: retail ? null : prices.adjusted_retail_avg,
  }));

test("with any settings and any missing price every breakdown adds up and only equity can be negative", () => {
  fc.assert(
    fc.property(anyFilledIn, anySettings, anyVehicle, someUnknown, (filledIn, settings, vehicle, value) => {
      expect(checkOfferSettings(settings, filledIn.questionnaire).ok).toBe(true);
      const result = valueTradeIn({ ...filledIn, vehicle, settings, now, timeZone }, { ok: true, value });
      if (!result.ok) throw new Error("right entries were refused");
      expectSound(result.value.valuation);
    }),
    { numRuns: 300 },
  );
});
