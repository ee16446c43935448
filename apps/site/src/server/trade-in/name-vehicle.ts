import type { AskedVehicle, SuggestedVehicle } from "#shared/trade-in/asked-vehicle.ts";
import type { OwnVehicle } from "#shared/trade-in/own-vehicle.ts";
import { type PartError, readModelPart } from "#shared/trade-in/vehicle-parts.ts";
import { findKnownModel } from "../known-models/known-models.ts";
import { isNewModelYear } from "../known-models/new-model-year.ts";

export type NamedByShopper =
  | { ok: true; vehicle: OwnVehicle }
  /** `asked` when the name is complete, but not known. */
  | { ok: false; errors: PartError[]; asked: AskedVehicle | null };

/**
 * Reads year, make and model. A vehicle that the VIN data does not know is asked about. `meant` chooses a suggestion,
 * or the typed one as it is.
 *
 * @example await vehicleByName({ year: "2019", make: "Onda", model: "Sivic", bodystyle: "sedans" }, 2027)
 * // { ok: false, errors: [{ field: "meant", code: "vehicle-unknown" }], asked: { suggestions: [{ id: "2019|Honda|Civic|", … }], … } }
 */
export async function vehicleByName(
  values: Readonly<Record<string, string | undefined>>,
  latestYear: number,
): Promise<NamedByShopper> {
  const read = readModelPart(values, latestYear);
  if (!read.ok) return { ...read, asked: null };
  const found = await findKnownModel(read.vehicle);
  if (found.kind === "known") return { ok: true, vehicle: { ...read.vehicle, ...found.vehicle } };
  const suggestions = found.suggestions.map(suggested);
  const typed = suggested(read.vehicle);
  const meant = [...suggestions, typed].find(({ id }) => id === values["meant"]);
  if (!meant)
    return {
      ok: false,
      errors: [{ field: "meant", code: "vehicle-unknown" }],
      asked: {
        suggestions,
        typed,
        isNewYear: isNewModelYear(found, { year: read.vehicle.year, latestYear }),
      },
    };
  const { id: _, ...vehicle } = meant;
  return { ok: true, vehicle: { ...read.vehicle, ...vehicle } };
}

function suggested({ year, make, model, trim }: Omit<SuggestedVehicle, "id">): SuggestedVehicle {
  const id = [year, make, model, trim].join("|");
  return { id, year, make, model, ...(trim !== undefined && { trim }) };
}
