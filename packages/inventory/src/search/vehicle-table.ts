import type { Vehicle } from "../vehicle.ts";
import { wordsFor } from "./bitset.ts";
import { FIXED_CODES } from "./fixed-values.ts";
import type { StockLabels } from "./stock-labels.ts";

/** What the index needs of each vehicle, as numbers; one row per vehicle. */
export type VehicleTable<V extends Vehicle = Vehicle> = {
  vehicles: V[];
  columns: Columns;
  /** Bits of the codes of features, `width` words per row. */
  features: { rows: Uint32Array; width: number };
};

export type Columns = {
  day: Int32Array;
  /** Cents; `UNPRICED` without a visible price. */
  price: Int32Array;
  mileage: Int32Array;
  /** Negated, so that newer ones sort first. */
  year: Int32Array;
} & Record<FixedColumn | "store" | "makeModel", Uint16Array> &
  Record<"trim" | "drive" | "paint", Uint32Array>;

type FixedColumn = keyof typeof FIXED_CODES;

export const UNPRICED = -1;
const MAX_INT32 = 0x7fffffff;

/**
 * Converts vehicles to numbers, in the given order. Reading a hundred thousand objects takes most of a build, so this is
 * the only place that does it.
 */
export function tabulate<V extends Vehicle>(
  vehicles: readonly V[],
  priceOf: (vehicle: V) => number | null,
  labels: StockLabels,
): VehicleTable<V> {
  const columns = emptyColumns(vehicles.length);
  const features = { rows: new Uint32Array(0), width: 0 };
  for (let row = 0; row < vehicles.length; row++) {
    const vehicle = vehicles[row]!;
    columns.day[row] = labels.days.entries[labels.days.numberOf(vehicle.arrivedOn)]!;
    columns.price[row] = Math.min(priceOf(vehicle) ?? UNPRICED, MAX_INT32);
    columns.mileage[row] = vehicle.mileage;
    columns.year[row] = -vehicle.year;
    columns.condition[row] = FIXED_CODES.condition(vehicle.condition);
    columns.bodyStyle[row] = FIXED_CODES.bodyStyle(vehicle.bodyStyle);
    columns.fuelType[row] = FIXED_CODES.fuelType(vehicle.fuelType);
    columns.drivetrain[row] = FIXED_CODES.drivetrain(vehicle.drivetrain);
    columns.exteriorColor[row] = FIXED_CODES.exteriorColor(vehicle.exteriorColorFamily);
    columns.store[row] = labels.stores.numberOf(vehicle.storeId);
    columns.makeModel[row] = labels.makeModels.numberOf(vehicle.make, vehicle.model);
    columns.trim[row] = labels.trims.numberOf(vehicle.trim);
    columns.drive[row] = labels.drives.numberOf(vehicle.engine ?? "", vehicle.transmission ?? "");
    columns.paint[row] = labels.paints.numberOf(vehicle.exteriorColor ?? "");
    for (const label of vehicle.features) {
      const code = labels.featureLabels.entries[labels.featureLabels.numberOf(label)]!;
      if (code >= features.width << 5) widen(features, vehicles.length, wordsFor(code + 1));
      features.rows[row * features.width + (code >>> 5)]! |= 1 << (code & 31);
    }
  }
  return { vehicles: [...vehicles], columns, features };
}

/** Lays rows of features out with more words each. */
export function widen(features: VehicleTable["features"], size: number, width: number): void {
  const rows = new Uint32Array(size * width);
  for (let row = 0; row < size; row++) {
    for (let word = 0; word < features.width; word++)
      rows[row * width + word] = features.rows[row * features.width + word]!;
  }
  features.rows = rows;
  features.width = width;
}

function emptyColumns(n: number): Columns {
  return {
    day: new Int32Array(n),
    price: new Int32Array(n),
    mileage: new Int32Array(n),
    year: new Int32Array(n),
    condition: new Uint16Array(n),
    bodyStyle: new Uint16Array(n),
    fuelType: new Uint16Array(n),
    drivetrain: new Uint16Array(n),
    exteriorColor: new Uint16Array(n),
    store: new Uint16Array(n),
    makeModel: new Uint16Array(n),
    trim: new Uint32Array(n),
    drive: new Uint32Array(n),
    paint: new Uint32Array(n),
  };
}
