import type { TradeInVehicle } from "@forecourt/trade-in";
import { findKnownModel } from "../known-models/known-models.ts";

/** Whether the VIN data knows a vehicle, by its decoded VIN or by its name. */
export async function isKnownVehicle({
  vin,
  year,
  make = "",
  model = "",
}: Pick<TradeInVehicle, "vin" | "year" | "make" | "model">): Promise<boolean> {
  return vin !== undefined || (await findKnownModel({ year, make, model })).kind === "known";
}
