import { listVinModels, loadVinTable } from "@forecourt/vin";
import { createModelFinder, type FoundModel, type NamedVehicle } from "./find-model.ts";

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
