import type { VehicleCondition } from "./valuation-provider.ts";

/** MSRP classes: how dear a make's vehicles are when new, and how fast they lose value. */
export type VehicleClassName = "economy" | "mainstream" | "high-resale" | "premium" | "luxury" | "electric";

/** An MSRP class. */
export type VehicleClass = {
  /** MSRP as a share of the body style's MSRP in basis points; may be above 10,000. */
  msrpBp: number;
  /** Share of the MSRP by age in model years, from 0; the last entry applies to all older vehicles. */
  retainedBpByAge: readonly number[];
};

/**
 * A depreciation model as plain data: cents, miles and basis points (hundredths of a percent).
 *
 * Keys by make or model are in lower case: `bmw`, `ford|f-150`. A longer model name belongs to the entry of its first
 * words: `F-150 Lariat` to `ford|f-150`.
 *
 * @example const model: ValuationModel = { ...defaultValuationModel, usualMilesPerYear: 10_000 };
 */
export type ValuationModel = {
  /** MSRP by body style in the class `mainstream`. */
  msrpByBodyStyle: Readonly<Record<string, number>>;
  /** The same for all other body styles; without it such a vehicle has no value. */
  otherMsrp?: number;
  classes: Readonly<Record<VehicleClassName, VehicleClass>>;
  /** Class by make or model. Null has no value, such as an exotic model of a make with a class. */
  classByModel: Readonly<Record<string, VehicleClassName | null>>;
  /** The class of all others; without it such a vehicle has no value. */
  otherClass?: VehicleClassName;
  /** MSRP of models that differ from their body style and class; used instead of both. */
  msrpByModel: Readonly<Record<string, number>>;
  /** Miles per model year at which the mileage does not change the value. */
  usualMilesPerYear: number;
  /** Basis points lost per 1,000 miles above the usual mileage, and gained below it. */
  bpPer1000Miles: number;
  /** Minimum and maximum share of the value by mileage. */
  leastMileageBp: number;
  mostMileageBp: number;
  /** Share of the value by condition; great ≥ good ≥ fair ≥ poor. */
  conditionBp: Readonly<Record<VehicleCondition, number>>;
  /** The wholesale average: a share of the retail average, less a dealer's fixed costs. */
  wholeAvgBp: number;
  wholeAvgLess: number;
  /** The wholesale average is at least this share of the retail average. */
  leastWholeAvgBp: number;
  /** Rough wholesale as a share of the wholesale average. */
  wholeRoughBp: number;
};
