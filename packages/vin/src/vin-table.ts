/**
 * What a key of the table gives. `series` stands for `#` in a model: `1500`. `fuel2` is a second fuel; `liters`, `cylinders` and `boost` are parts of the engine.
 * The order is that of the numbers in the table.
 */
export const VIN_FIELDS = [
  "model",
  "series",
  "trim",
  "bodyStyle",
  "doors",
  "drivetrain",
  "fuel",
  "fuel2",
  "liters",
  "cylinders",
  "boost",
] as const;

/** A part of what the table knows about a vehicle. */
export type VinField = (typeof VIN_FIELDS)[number];

/** Decoding data, as `@forecourt/vin/table` has it (docs/product/vin.md, "The table"). */
export type VinTable = {
  /** Where the data comes from. */
  source: string;
  /** Day of the last change in the data, `YYYY-MM-DD`. */
  date: string;
  /** Texts: `Honda|Accord`, `sedans`, `1.5`. */
  values: readonly string[];
  /** What a key gives: index in `VIN_FIELDS`, index in `values`, and so on. */
  facts: readonly (readonly number[])[];
  /** Patterns of VINs: key, index in `facts`, and so on. */
  schemas: readonly (readonly (string | number)[])[];
  /** By manufacturer code: first model year, last model year, index in `schemas`, and so on. */
  codes: Readonly<Record<string, readonly number[]>>;
};
