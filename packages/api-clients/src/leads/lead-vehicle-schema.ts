import * as z from "zod/mini";
import { dollars, text, vin, wholeNumber } from "./lead-fields.ts";

/** A vehicle by VIN or by description. */
export const leadVehicleSchema = z.object({
  vin: z.nullish(vin),
  stockNumber: text(100),
  condition: z.nullish(z.enum(["new", "used", "certified"])),
  year: wholeNumber,
  make: text(100),
  model: text(100),
  trim: text(100),
  bodystyle: text(100),
  transmission: text(100),
  exteriorcolor: text(100),
  interiorColor: text(100),
  mileage: wholeNumber,
  price: dollars,
  interest: z.nullish(z.enum(["buy", "lease", "sell", "trade-in", "test-drive"])),
});

const name = z.string().check(z.maxLength(100));
const typed = z.union([z.number(), z.string()]);

/** The shopper's vehicle, with the fields that a valuation needs. */
export const ownVehicleSchema = z
  .union([
    z.extend(leadVehicleSchema, { vin }),
    z.extend(leadVehicleSchema, { make: name, model: name, year: typed, price: typed, mileage: typed }),
  ])
  .check(z.describe("The shopper's vehicle: VIN, or make, model, year, price and mileage."));
