import type { VinModel } from "@forecourt/vin";

/** A vehicle as a shopper names it; `year` is the model year. */
export type NamedVehicle = { year: number; make: string; model: string; trim?: string };

/** A make with its models by every key of their names. */
export type KnownMake = { make: string; words: string[]; models: VinModel[]; byKey: Map<string, VinModel> };

/** A model that was found by its name, and the vehicle with its labels. */
export type FoundInMake = { model: VinModel; vehicle: NamedVehicle };

/** Whether a model was sold in a model year. */
export function wasSold({ years }: Pick<VinModel, "years">, year: number): boolean {
  return years.some(([first, last]) => first <= year && year <= last);
}
