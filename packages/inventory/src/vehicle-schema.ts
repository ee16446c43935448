import { standardSchema } from "@forecourt/result";
import { checkVehicle } from "./check-vehicle.ts";

/** `checkVehicle` as a Standard Schema, for an API or form that takes vehicles. */
export const vehicleSchema = standardSchema(checkVehicle);
