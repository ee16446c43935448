/** A vehicle that a typed one may mean. `id` is the value of its choice. */
export type SuggestedVehicle = { id: string; year: number; make: string; model: string; trim?: string };

/** A typed vehicle that the VIN data does not know, and what it may mean. */
export type AskedVehicle = {
  suggestions: readonly SuggestedVehicle[];
  typed: SuggestedVehicle;
  /** The model is known, but not yet this model year. */
  isNewYear: boolean;
};
