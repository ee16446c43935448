import { BODY_STYLES, DRIVETRAINS, FUEL_TYPES } from "@forecourt/inventory";
import * as z from "zod/mini";

const describe = z.describe;
const text = z.string();

/** What a VIN tells about a vehicle; what it does not tell is null. */
export const vinVehicleSchema = z.object({
  vin: text.check(z.length(17), describe("In upper case, without spaces and hyphens.")),
  year: z.int().check(describe("Model year.")),
  make: text.check(describe("Label, `Mercedes-Benz`.")),
  model: text.check(describe("Label, `C-Class`.")),
  makeId: text.check(describe("Id for `make_model`, `mercedes_benz`.")),
  modelId: text.check(describe("Id for `make_model`, `c_class`.")),
  trim: z.nullable(text).check(describe("As the manufacturer reports it.")),
  bodystyle: z.nullable(z.enum(BODY_STYLES)),
  doors: z.nullable(z.int()).check(describe("Without a tailgate.")),
  drivetrain: z.nullable(z.enum(DRIVETRAINS)),
  fuelType: z.nullable(z.enum(FUEL_TYPES)),
  engine: z.nullable(text).check(describe("Label, `1.5L 4-Cylinder Turbo`.")),
});
export type VinVehicle = z.infer<typeof vinVehicleSchema>;
