import type { BodyKey } from "./facts/model-facts.ts";
import type { FuelKey } from "./powertrain.ts";
import type { Random } from "./random.ts";

/** Spellings of one value in exports; the first has a weight of three in four. */
type Labels = readonly [usual: string, ...others: string[]];

const BODIES: Readonly<Record<BodyKey, Labels>> = {
  sedan: ["4dr Car", "Sedan", "4D Sedan"],
  coupe: ["2dr Car", "Coupe"],
  suv: ["Sport Utility", "4D Sport Utility", "SUV"],
  wagon: ["Station Wagon", "Wagon"],
  convertible: ["Convertible"],
  hatch: ["Hatchback", "5D Hatchback"],
  hatch3: ["Hatchback", "2dr Hatchback"],
  crew: ["Crew Cab Pickup", "Crew Cab Pickup - Short Bed", "4D Crew Cab"],
  extended: ["Extended Cab Pickup", "Extended Cab Pickup - Standard Bed"],
  minivan: ["Mini-van, Passenger", "Passenger Van"],
};

/** Most exports label plug-in hybrids as hybrids, and mild hybrids differently. */
const FUELS: Readonly<Record<FuelKey, Labels>> = {
  gas: ["Gasoline Fuel", "Gasoline"],
  "mild-hybrid": ["Gasoline/Mild Electric Hybrid"],
  hybrid: ["Gas/Electric Hybrid", "Hybrid Fuel"],
  "plug-in": ["Hybrid Fuel", "Plug-In Electric/Gas"],
  electric: ["Electric Fuel System", "Electric"],
  diesel: ["Diesel Fuel", "Diesel"],
  flex: ["Flex Fuel Capability", "E85 Flex Fuel"],
};

const DRIVES: Readonly<Record<string, Labels>> = {
  FWD: ["Front Wheel Drive", "FWD"],
  RWD: ["Rear Wheel Drive", "RWD"],
  AWD: ["All Wheel Drive", "AWD"],
  "4WD": ["Four Wheel Drive", "4x4"],
};

function pickLabel([usual, ...others]: Labels, random: Random): string {
  return others.length === 0 || random.chance(0.75) ? usual : random.pick(others);
}

export function bodyLabel(body: BodyKey, random: Random): string {
  return pickLabel(BODIES[body], random);
}

export function fuelLabel(fuel: FuelKey, random: Random): string {
  return pickLabel(FUELS[fuel], random);
}

export function driveLabel(drive: string, body: BodyKey, random: Random): string {
  // Two-wheel drive on a pickup is rear-wheel drive, and exports write only "2WD".
  if (drive === "RWD" && (body === "crew" || body === "extended"))
    return pickLabel(["Rear Wheel Drive", "4x2"], random);
  return pickLabel(DRIVES[drive]!, random);
}
