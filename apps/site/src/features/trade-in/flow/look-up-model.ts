import { TRADE_IN_STEP_API_PATH } from "#shared/addresses/public-paths.ts";
import type { AskedVehicle } from "#shared/trade-in/asked-vehicle.ts";
import type { OwnVehicle } from "#shared/trade-in/own-vehicle.ts";
import { parseVehicleJson } from "#shared/trade-in/vehicle-json.ts";
import type { PartError } from "#shared/trade-in/vehicle-parts.ts";

export type ModelLookUp =
  | { kind: "found"; vehicle: OwnVehicle }
  | { kind: "refused"; errors: readonly PartError[]; asked: AskedVehicle | null }
  | { kind: "failed" };

/** Asks our server whether it knows the vehicle of a form. The VIN data is too large for the browser. */
export async function lookUpModel(values: Readonly<Record<string, string>>): Promise<ModelLookUp> {
  const response = await fetch(TRADE_IN_STEP_API_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...values, part: "model" }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (!response || !answer || response.status >= 500) return { kind: "failed" };
  if (!response.ok) {
    const { errors = [], asked = null } = answer as { errors?: PartError[]; asked?: AskedVehicle };
    return errors.length > 0 ? { kind: "refused", errors, asked } : { kind: "failed" };
  }
  const vehicle = parseVehicleJson((answer as { vehicle?: unknown }).vehicle);
  return vehicle ? { kind: "found", vehicle } : { kind: "failed" };
}
