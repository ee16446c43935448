import "server-only";
import { createPlateClient, type PlateClient } from "@forecourt/api-clients/plates";
import { createValuationClient } from "@forecourt/api-clients/valuation";
import { builtInValuation, type ProvidedPrices, type ValuationProvider } from "@forecourt/trade-in";
import { siteEnv } from "#env.ts";
import { isKnownVehicle } from "./known-vehicle.ts";
import type { ValuationSource } from "./valuation-source.ts";

let valuation: ValuationProvider | undefined;
let plates: PlateClient | null | undefined;

/**
 * Where vehicle prices come from: the book API of `VALUATION_API_URL`, or the built-in model. A vehicle that neither
 * the book nor the VIN data knows is `vehicle.unknown`. The model would have a figure for any text.
 */
export function valuationProvider(): ValuationProvider {
  const { VALUATION_API_URL: baseUrl } = siteEnv();
  valuation ??= baseUrl
    ? bookProvider(createValuationClient({ baseUrl }))
    : modelProvider(builtInValuation());
  return valuation;
}

/** The source of the prices that a valuation made now has. */
export function valuationSource(): ValuationSource {
  const { VALUATION_API_URL: baseUrl, VALUATION_NAME: name } = siteEnv();
  return baseUrl ? { kind: "book", name: name ?? new URL(baseUrl).host } : { kind: "model" };
}

/** The client of `PLATE_API_URL`; null without one: then the form asks for the VIN. */
export function plateClient(): PlateClient | null {
  if (plates === undefined) {
    const { PLATE_API_URL: baseUrl } = siteEnv();
    plates = baseUrl ? createPlateClient({ baseUrl }) : null;
  }
  return plates;
}

const UNKNOWN: ProvidedPrices = { ok: false, errors: [{ path: [], code: "vehicle.unknown" }] };

function modelProvider(model: ValuationProvider): ValuationProvider {
  return {
    vehiclePrices: async (request) =>
      (await isKnownVehicle(request)) ? model.vehiclePrices(request) : UNKNOWN,
  };
}

function bookProvider(book: ValuationProvider): ValuationProvider {
  return {
    vehiclePrices: async (request, options) => {
      const prices = await book.vehiclePrices(request, options);
      const isMissing = prices.ok && prices.value === null;
      return isMissing && !(await isKnownVehicle(request)) ? UNKNOWN : prices;
    },
  };
}
