import { listVinModels, loadVinTable } from "@forecourt/vin";
import { createModelFinder, type FoundModel } from "./find-model.ts";
import type { NamedVehicle } from "./known-make.ts";

let finder: Promise<(typed: NamedVehicle) => FoundModel> | undefined;

/**
 * Finds a typed vehicle in the VIN data. The first call lists its models.
 *
 * @example await findKnownModel({ year: 2019, make: "honda", model: "crv" }) // { kind: "known", vehicle: { make: "Honda", model: "CR-V", … } }
 */
export async function findKnownModel(typed: NamedVehicle): Promise<FoundModel> {
  finder ??= loadVinTable().then((table) => createModelFinder(listVinModels(table)));
  return (await finder)(typed);
}
