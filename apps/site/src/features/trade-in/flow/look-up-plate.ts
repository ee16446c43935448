import { TRADE_IN_STEP_API_PATH } from "#shared/addresses/public-paths.ts";
import type { OwnVehicle } from "#shared/trade-in/own-vehicle.ts";
import { parseVehicleJson } from "#shared/trade-in/vehicle-json.ts";
import type { PartError } from "#shared/trade-in/vehicle-parts.ts";

export type PlateLookUp =
  | { kind: "found"; vehicle: OwnVehicle }
  | { kind: "refused"; errors: readonly PartError[] }
  | { kind: "failed" };

/** Asks our server for the vehicle of a plate. It is posted: an address would keep the plate in logs. */
export async function lookUpPlate(
  { plate, state }: Readonly<Record<string, string>>,
  locale: string,
): Promise<PlateLookUp> {
  const response = await fetch(TRADE_IN_STEP_API_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ part: "plate", plate, state, locale }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (!response) return { kind: "failed" };
  const answer = (await response.json().catch(() => null)) as {
    vehicle?: unknown;
    errors?: PartError[];
  } | null;
  if (response.ok) {
    const vehicle = parseVehicleJson(answer?.vehicle);
    return vehicle ? { kind: "found", vehicle } : { kind: "failed" };
  }
  return answer?.errors ? { kind: "refused", errors: answer.errors } : { kind: "failed" };
}
