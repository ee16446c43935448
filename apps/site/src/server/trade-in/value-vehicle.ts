import "server-only";
import { requestValuation, type TradeInVehicle, type ValuationResult } from "@forecourt/trade-in";
import { settingsFor } from "../settings/dealership.ts";
import { valuationProvider } from "./providers.ts";

/** A shopper does not wait longer for prices; the vehicle is then valued at the store. */
const PROVIDER_TIMEOUT_MS = 10_000;

/**
 * Values a vehicle by the store's questionnaire and offer rules; null for a store without online offers.
 *
 * @example await valueVehicle({ year: 2019, make: "Kia", model: "Soul", mileage: 61_000 }, answers, { storeId, now })
 */
export async function valueVehicle(
  vehicle: TradeInVehicle,
  answers: Readonly<Record<string, string>>,
  { storeId, now }: { storeId: string; now: Date },
): Promise<ValuationResult | null> {
  const { tradeIn, profile } = settingsFor(storeId);
  if (!tradeIn) return null;
  const { questionnaire, offerSettings: settings } = tradeIn;
  const request = { vehicle, questionnaire, answers, settings, now, timeZone: profile.timezone };
  return requestValuation(request, valuationProvider(), { signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
}
