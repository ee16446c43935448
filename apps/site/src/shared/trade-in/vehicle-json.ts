import type { TradeInValuationRequest } from "@forecourt/api-clients/trade-in";
import { type OwnVehicle, parseEntry } from "./own-vehicle.ts";

/** A shopper's vehicle with the API's names (docs/decisions/0045-field-names.md). */
export function vehicleJson(vehicle: OwnVehicle): TradeInValuationRequest["vehicle"] {
  const { bodyStyle: bodystyle, exteriorColor: exteriorcolor, ...others } = vehicle;
  return { ...others, bodystyle, exteriorcolor };
}

/**
 * Reads a vehicle that the API answers; null without year, make and model.
 *
 * @example parseVehicleJson({ year: 2019, make: "Kia", model: "Soul", bodystyle: "wagons" }) // { …, bodyStyle: "wagons" }
 */
export function parseVehicleJson(answer: unknown): OwnVehicle | null {
  const { bodystyle, exteriorcolor, ...others } = (answer ?? {}) as Record<string, unknown>;
  const vehicle = { ...others, bodyStyle: bodystyle, exteriorColor: exteriorcolor };
  return parseEntry(JSON.stringify({ vehicle })).vehicle;
}
