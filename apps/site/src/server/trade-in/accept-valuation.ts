import "server-only";
import { hashEmail } from "@forecourt/database";
import type { Valuation } from "@forecourt/trade-in";
import { siteEnv } from "#env.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { valuationPath } from "#shared/addresses/valuation-path.ts";
import { settingsFor } from "../settings/dealership.ts";
import { valuationSource } from "./providers.ts";
import { readValuationRequest, type ValuationRequest } from "./read-valuation-request.ts";
import { keepValuation } from "./stored-valuation.ts";
import type { ValuationSource } from "./valuation-source.ts";
import { valueVehicle } from "./value-vehicle.ts";

export type AcceptedValuation =
  | {
      ok: true;
      request: ValuationRequest;
      valuation: Valuation;
      source: ValuationSource;
      id: string;
      page: string;
      endsAt: Date;
    }
  | {
      ok: false;
      errors: { field: string; code: string }[];
      status: number;
      headers?: Record<string, string>;
    };

type Context = {
  storeId: string;
  network: string;
  now: Date;
  locale: Locale;
  email: string | null;
  /** VIN of the vehicle in stock that the shopper wants, and the terms of its page. */
  wanted: string | null;
  terms: string | null;
};

/** Values a vehicle and stores the valuation; the path of its page is the only way to it. */
export async function acceptValuation(sent: unknown, context: Context): Promise<AcceptedValuation> {
  const { storeId, network, now, locale, email, wanted, terms } = context;
  const { tradeIn, profile } = settingsFor(storeId);
  if (!tradeIn) return { ok: false, errors: [{ field: "storeId", code: "no-valuations" }], status: 404 };
  const read = await readValuationRequest(sent, { storeId, now });
  if (!read.ok) return { ok: false, errors: [...read.errors], status: 422 };
  const { vehicle, answers } = read.request;
  const result = await valueVehicle(vehicle, answers, { storeId, now });
  if (!result?.ok) {
    const errors = (result?.errors ?? []).map(({ path, code }) => ({ field: path.join("."), code }));
    return { ok: false, errors, status: 422 };
  }
  const { valuation } = result.value;
  const source = valuationSource();
  const stored = await keepValuation(
    { storeId, vehicle, answers, valuation, source, wanted, terms },
    {
      emailKey: email ? hashEmail(siteEnv().SITE_SECRET, email) : null,
      network,
      timeZone: profile.timezone,
    },
  );
  switch (stored.kind) {
    case "limited":
      return {
        ok: false,
        errors: [{ field: "", code: "limited" }],
        status: 429,
        headers: { "Retry-After": String(stored.retryAfterSeconds) },
      };
    case "unavailable":
      return {
        ok: false,
        errors: [{ field: "", code: "unavailable" }],
        status: 503,
        headers: { "Retry-After": "5" },
      };
    case "stored":
      return {
        ok: true,
        request: read.request,
        valuation,
        source,
        id: stored.id,
        page: valuationPath(stored.token, locale),
        endsAt: stored.endsAt,
      };
  }
}
