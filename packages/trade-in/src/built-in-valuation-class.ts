import { percentOf } from "@forecourt/money";
import type { BasisPoints, Cents } from "@forecourt/units";
import type { ValuationModel, VehicleClass } from "./built-in-valuation-model.ts";
import type { TradeInVehicle } from "./trade-in-vehicle.ts";

type Described = Pick<TradeInVehicle, "make" | "model" | "trim" | "bodyStyle">;

/** Finds a vehicle's class by model or make. `undefined` when the model has none for it. */
export function vehicleClass(vehicle: Described, model: ValuationModel): VehicleClass | undefined {
  const entry = findEntry(vehicle, model.classByModel);
  const name = entry === undefined ? model.otherClass : entry;
  return name ? model.classes[name] : undefined;
}

/** Finds a classed vehicle's MSRP by model, or by body style and class. `undefined` without either. */
export function vehicleMsrp(vehicle: Described, model: ValuationModel): Cents | undefined {
  const ofModel = findEntry(vehicle, model.msrpByModel);
  if (ofModel !== undefined) return ofModel as Cents;
  const ofBody = ownValue(model.msrpByBodyStyle, vehicle.bodyStyle ?? "") ?? model.otherMsrp;
  const ofClass = vehicleClass(vehicle, model);
  return ofBody === undefined || !ofClass
    ? undefined
    : percentOf(ofBody as Cents, ofClass.msrpBp as BasisPoints);
}

/** Finds the entry of a model's name and trim. Else of their first words, else of the make. */
function findEntry<Value>(
  { make = "", model = "", trim = "" }: Described,
  entries: Readonly<Record<string, Value>>,
): Value | undefined {
  const makeKey = words(make).join(" ");
  const modelWords = words(`${model} ${trim}`);
  for (let count = modelWords.length; count > 0; count--) {
    const found = ownValue(entries, `${makeKey}|${modelWords.slice(0, count).join(" ")}`);
    if (found !== undefined) return found;
  }
  return ownValue(entries, makeKey);
}

const words = (name: string): string[] => name.toLowerCase().split(/\s+/u).filter(Boolean);

// Not `record[key]`: a make named "constructor" must not find an inherited property.
const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
