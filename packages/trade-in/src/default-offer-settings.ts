import type { OfferSettings } from "./offer-settings.ts";
import type { Rule } from "./rule.ts";

const older = (ruleValue: number): Rule => ({ object: "vehicle", key: "age", operator: ">=", ruleValue });

/**
 * Default offer settings (docs/product/trade-in.md, "Offer tiers"). Amounts are cents.
 *
 * @example valueTradeIn({ …, settings: { ...defaultOfferSettings, validDays: 10 } }, provided)
 */
export const defaultOfferSettings: OfferSettings = {
  validDays: 7,
  bringVehicleIn: {
    logicOperation: "or",
    rules: [older(15), { object: "vehicle", key: "mileage", operator: ">=", ruleValue: 150_000 }],
  },
  cashNow: {
    priceRules: [
      {
        vehiclePriceKey: "adjusted_whole_avg",
        rules: [
          { object: "vehicle_price", key: "adjusted_whole_rough", operator: ">=", ruleValue: 1_000_000 },
          { object: "vehicle_price", key: "adjusted_whole_rough", operator: "<=", ruleValue: 2_000_000 },
        ],
      },
      { vehiclePriceKey: "adjusted_whole_rough" },
    ],
  },
  moreCashLater: {
    rules: [older(10)],
    priceRules: [{ vehiclePriceKey: "adjusted_retail_avg" }],
    stepPayments: [
      // Minimum reconditioning cost: a baseline of $260 and a warranty of $300.
      { label: "reconditioning", amount: 26_000 + 30_000, percent: 2 },
      { label: "advertising", amount: 150_000, percent: 5 },
    ],
    additionalPayments: [
      { label: "reserve-check", percent: 68 },
      { label: "profit-share-check", percent: 32 },
    ],
  },
};
