import { VIN_API_PATH } from "#shared/addresses/public-paths.ts";
import type { OwnVehicle } from "#shared/trade-in/own-vehicle.ts";
import { parseVehicleJson } from "#shared/trade-in/vehicle-json.ts";

export type LookUp =
  | { kind: "found"; vehicle: OwnVehicle }
  /** `message` is in the page's language. */
  | { kind: "refused"; message: string }
  | { kind: "failed" };

/** A shopper does not wait longer. */
const TIMEOUT_MS = 10_000;

/** Asks our own server for the vehicle of a VIN. */
export async function lookUpVin(typed: string, locale: string): Promise<LookUp> {
  const vin = typed.replace(/[\s-]/g, "").toUpperCase();
  const response = await fetch(`${VIN_API_PATH}/${encodeURIComponent(vin)}?locale=${locale}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response) return { kind: "failed" };
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const vehicle = parseVehicleJson(answer);
    return vehicle ? { kind: "found", vehicle } : { kind: "failed" };
  }
  const [error] = (answer as { errors?: { message?: string }[] } | null)?.errors ?? [];
  return response.status < 500 ? { kind: "refused", message: error?.message ?? "" } : { kind: "failed" };
}
