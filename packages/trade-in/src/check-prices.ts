import { fail } from "@forecourt/result";
import {
  type ProvidedPrices,
  type ProviderErrorCode,
  VEHICLE_PRICE_KEYS,
  type VehiclePriceKey,
  type VehiclePrices,
} from "./valuation-provider.ts";

/** A cent below a billion dollars, so that percentages stay exact. */
const MAX_CENTS = 99_999_999_999;

/** From the lowest price to the highest. */
const ASCENDING: readonly VehiclePriceKey[] = [
  "adjusted_whole_rough",
  "adjusted_whole_avg",
  "adjusted_retail_avg",
];

/**
 * Checks a provider's answer, of any type, and drops unknown prices: missing ones, null and 0
 * (docs/product/trade-in.md, "Valuation provider").
 *
 * @returns the known prices; `provider.invalid-answer` for another shape; `provider.invalid-prices` unless all are whole
 * cents below a billion dollars and rough wholesale ≤ wholesale average ≤ retail average
 */
export function checkPrices(provided: unknown): ProvidedPrices {
  const answer = (provided ?? {}) as { ok?: unknown; value?: unknown; errors?: readonly unknown[] | null };
  const { code } = (answer.errors?.[0] ?? {}) as { code?: unknown };
  if (answer.ok === false && typeof code === "string") return fail(code);
  const { ok, value } = answer;
  if (ok !== true || typeof value !== "object" || Array.isArray(value)) {
    return providerFailure("provider.invalid-answer");
  }
  if (value === null) return { ok: true, value };
  const known: VehiclePrices = {};
  for (const key of VEHICLE_PRICE_KEYS) {
    const price = (value as Record<string, unknown>)[key] ?? 0;
    if (!isPrice(price)) return providerFailure("provider.invalid-prices");
    if (price !== 0) known[key] = price;
  }
  const prices = ASCENDING.flatMap((key) => known[key] ?? []);
  const ascends = prices.every((price, index) => index === 0 || prices[index - 1]! <= price);
  return ascends ? { ok: true, value: known } : providerFailure("provider.invalid-prices");
}

export function providerFailure(code: ProviderErrorCode): ProvidedPrices {
  return fail(code);
}

function isPrice(price: unknown): price is number {
  return Number.isSafeInteger(price) && (price as number) >= 0 && (price as number) <= MAX_CENTS;
}
