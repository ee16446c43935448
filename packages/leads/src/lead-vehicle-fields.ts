import type * as z from "zod";
import { choice, fields, line, number } from "./lead-fields.ts";
import { readDollars, readMiles, readModelYear } from "./read-number.ts";
import { TEXT_LIMITS } from "./text-limits.ts";

/** 17 letters and digits; the check digit is verified by importer and valuation. */
export const vin = line()
  .transform((value) => value?.toUpperCase() ?? null)
  .refine((value) => value === null || /^[A-Z0-9]{17}$/.test(value), "vin");

const vehicleText = () => line(TEXT_LIMITS.vehicleText);

/** A vehicle described in a form. `price` is sent in dollars and stored in cents; `mileage` is miles. */
export const vehicleFields = fields({
  vin,
  stockNumber: vehicleText(),
  condition: choice(["new", "used", "certified"]),
  year: number(readModelYear, "year"),
  make: vehicleText(),
  model: vehicleText(),
  trim: vehicleText(),
  bodystyle: vehicleText(),
  transmission: vehicleText(),
  exteriorcolor: vehicleText(),
  interiorColor: vehicleText(),
  mileage: number(readMiles, "mileage"),
  price: number(readDollars, "price"),
  interest: choice(["buy", "lease", "sell", "trade-in", "test-drive"]),
});

/** A submitted vehicle; missing fields are null. */
export type SentVehicle = z.output<typeof vehicleFields>;
