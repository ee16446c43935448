/** Classes of value retention (`../retained-value.ts`). */
export type ValueClass =
  | "icon"
  | "strong"
  | "truck"
  | "mainstream"
  | "budget"
  | "sports"
  | "luxury"
  | "tesla"
  | "electric";

export type BodyKey =
  | "sedan"
  | "coupe"
  | "suv"
  | "wagon"
  | "convertible"
  | "hatch"
  | "hatch3"
  | "crew"
  | "extended"
  | "minivan";

export type DriveKey = "FWD" | "RWD" | "AWD" | "4WD";

/**
 * One trim with one powertrain and drivetrain:
 *
 * name; list price in dollars without destination, in the trim's first model year; powertrain in the grammar of
 * `../powertrain.ts`; drivetrain; EPA city and highway mpg (0 where EPA rates none, MPGe for electric cars); the first
 * eight VIN characters, with `/` and the plants where not the entry's; equipment in the letters of `../equipment.ts`;
 * and this trim's model years where fewer than the entry's.
 */
export type TrimFacts = readonly [
  name: string,
  msrp: number,
  powertrain: string,
  drive: DriveKey,
  cityMpg: number,
  highwayMpg: number,
  vin: string,
  equipment: string,
  years?: readonly [from: number, to: number],
];

/** One generation of a model: its years share body, engines, equipment and VIN patterns. */
export type ModelFacts = {
  make: string;
  model: string;
  /** Model years, inclusive. */
  years: readonly [from: number, to: number];
  body: BodyKey;
  seats: number;
  value: ValueClass;
  /** Assembly plants as characters of VIN position 11. */
  plants: string;
  /** Number of vehicles in stock. */
  stock: number;
  trims: readonly TrimFacts[];
  /** Paints of this model only, `Name:Family`; by default the make's. */
  paints?: readonly string[];
  /** A fact for descriptions, such as an electric range. */
  note?: string;
};
