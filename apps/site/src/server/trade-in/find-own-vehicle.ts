import "server-only";
import type { OwnVehicle } from "#shared/trade-in/own-vehicle.ts";
import { decodedVin } from "../vehicles/decode-vin.ts";
import { plateClient } from "./providers.ts";

export type FoundOwnVehicle = { ok: true; vehicle: OwnVehicle } | { ok: false; field: string; code: string };

/** What a VIN tells about a vehicle besides its year, make and model. */
const KEPT = ["vin", "trim", "bodyStyle", "fuelType", "drivetrain", "doors"] as const;

/**
 * Finds a shopper's vehicle by its VIN, offline.
 *
 * @example await vehicleByVin("2HKRW2H53KH614872") // { ok: true, vehicle: { vin, year: 2019, make: "Honda", … } }
 */
export async function vehicleByVin(typed: string): Promise<FoundOwnVehicle> {
  const vin = typed.replace(/[\s-]/g, "").toUpperCase();
  if (vin === "") return { ok: false, field: "vin", code: "required" };
  const decoded = await decodedVin(vin);
  if (!decoded.ok) return { ok: false, field: "vin", code: decoded.errors[0].code.replace(".", "-") };
  const { year, make, model, ...others } = decoded.value;
  const known = Object.fromEntries(KEPT.flatMap((name) => (others[name] ? [[name, others[name]]] : [])));
  return { ok: true, vehicle: { ...known, year, make, model } };
}

/** Finds a shopper's vehicle by its plate, where the dealership has a provider of plates. */
export async function vehicleByPlate(plate: string, state: string): Promise<FoundOwnVehicle> {
  const client = plateClient();
  const wanted = plate.replace(/[\s-]/g, "").toUpperCase();
  if (!/^[A-Z0-9]{2,10}$/.test(wanted)) return { ok: false, field: "plate", code: "plate" };
  if (!/^[A-Z]{2}$/.test(state)) return { ok: false, field: "state", code: "required" };
  if (!client) return { ok: false, field: "plate", code: "plate-unknown" };
  const found = await client.vinOf({ plate: wanted, state });
  if (!found.ok || found.value === null) return { ok: false, field: "plate", code: "plate-unknown" };
  const vehicle = await vehicleByVin(found.value);
  if (!vehicle.ok) return { ok: false, field: "plate", code: "plate-unknown" };
  return { ok: true, vehicle: { ...vehicle.vehicle, plate: wanted, state } };
}
