import type { TradeInVehicle } from "@forecourt/trade-in";

/** The shopper's vehicle as far as it is known; it can be valued once it has its miles. */
export type OwnVehicle = Omit<TradeInVehicle, "mileage" | "selectedOptions"> & {
  make: string;
  model: string;
  mileage?: number;
};

/** Everything that a shopper entered to have a vehicle valued. */
export type TradeInEntry = {
  vehicle: OwnVehicle | null;
  /** Answers to the questionnaire by question id, as entered. */
  answers: Readonly<Record<string, string>>;
};

export const NO_ENTRY: TradeInEntry = { vehicle: null, answers: {} };

const TEXTS = [
  "vin",
  "make",
  "model",
  "trim",
  "bodyStyle",
  "transmission",
  "exteriorColor",
  "fuelType",
  "drivetrain",
  "plate",
  "state",
] as const;
const NUMBERS = ["year", "mileage", "doors"] as const;

/** The most characters of one value: a hostile entry stays small. */
const LONGEST = 1000;

/**
 * Reads an entry that was stored as JSON; values of another type are dropped.
 *
 * @example parseEntry(sessionStorage.getItem("trade-in")) // { vehicle: { year: 2019, make: "Kia", … }, answers: {} }
 */
export function parseEntry(text: string | null | undefined): TradeInEntry {
  try {
    const { vehicle, answers } = JSON.parse(text ?? "") as { vehicle?: unknown; answers?: unknown };
    return { vehicle: readVehicle(vehicle), answers: readTexts(answers) };
  } catch {
    return NO_ENTRY;
  }
}

function readVehicle(value: unknown): OwnVehicle | null {
  const given = recordOf(value);
  const texts = TEXTS.flatMap((name) => (isText(given[name]) ? [[name, given[name]]] : []));
  const numbers = NUMBERS.flatMap((name) => (Number.isSafeInteger(given[name]) ? [[name, given[name]]] : []));
  const vehicle = Object.fromEntries([...texts, ...numbers]) as Partial<OwnVehicle>;
  return vehicle.year && vehicle.make && vehicle.model ? (vehicle as OwnVehicle) : null;
}

function readTexts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).filter((pair): pair is [string, string] => isText(pair[1])),
  );
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST;

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
