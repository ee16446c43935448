import "server-only";
import { createPlateClient, type PlateClient } from "@forecourt/api-clients/plates";
import { createValuationClient, type ValuationClient } from "@forecourt/api-clients/valuation";
import { builtInValuation, type ValuationProvider } from "@forecourt/trade-in";
import { siteEnv } from "#env.ts";

let valuation: ValuationProvider | undefined;
let plates: PlateClient | null | undefined;

/** Where vehicle prices come from: the book API of `VALUATION_API_URL`, or the built-in model. */
export function valuationProvider(): ValuationProvider {
  valuation ??= providerAt(siteEnv().VALUATION_API_URL);
  return valuation;
}

/** The client of `PLATE_API_URL`; null without one: then the form asks for the VIN. */
export function plateClient(): PlateClient | null {
  if (plates === undefined) {
    const { PLATE_API_URL: baseUrl } = siteEnv();
    plates = baseUrl ? createPlateClient({ baseUrl }) : null;
  }
  return plates;
}

function providerAt(baseUrl: string | undefined): ValuationProvider {
  return baseUrl ? providerOf(createValuationClient({ baseUrl })) : builtInValuation();
}

/** A provider has one error. */
function providerOf(client: ValuationClient): ValuationProvider {
  return {
    async vehiclePrices(request, options) {
      const prices = await client.vehiclePrices(request, options);
      return prices.ok ? prices : { ok: false, error: prices.errors[0] };
    },
  };
}
