import { parseJsonObject } from "./json-object.ts";

/** The most vehicles in each list. */
export const SAVED_VEHICLES_LIMITS = { saved: 50, compared: 4, viewed: 12 } as const;

/** A list of vehicles: saved for later, chosen to compare, recently viewed. */
export type SavedVehiclesList = keyof typeof SAVED_VEHICLES_LIMITS;

/**
 * The vehicles that a shopper keeps in the browser, by VIN. Saved and viewed ones are newest first; compared ones are
 * in the order in which they were added.
 */
export type SavedVehicles = Readonly<Record<SavedVehiclesList, readonly string[]>>;

export type SavedVehiclesAction =
  | { type: "vehicle-saved" | "vehicle-compared" | "vehicle-viewed"; vin: string }
  | { type: "vehicle-removed"; list: SavedVehiclesList; vin: string }
  | { type: "list-replaced"; list: SavedVehiclesList; vins: readonly string[] };

/** The lists of a new visitor. */
export const NO_SAVED_VEHICLES: SavedVehicles = { saved: [], compared: [], viewed: [] };

/** As `vehiclePath` writes it: letters and digits in upper case. */
const VIN = /^[A-Z0-9]{17}$/;

/**
 * Applies an action. The oldest saved and viewed vehicles make room for new ones; a fifth compared one changes nothing.
 * Actions without an effect return the same object (docs/product/saved-vehicles.md).
 *
 * @example savedVehiclesReducer(NO_SAVED_VEHICLES, { type: "vehicle-saved", vin: "JA4J4VA80SZ000001" }).saved
 * // ["JA4J4VA80SZ000001"]
 */
export function savedVehiclesReducer(before: SavedVehicles, action: SavedVehiclesAction): SavedVehicles {
  switch (action.type) {
    case "vehicle-saved":
      return before.saved.includes(action.vin) ? before : withFirst(before, "saved", action.vin);
    case "vehicle-viewed":
      return before.viewed[0] === action.vin ? before : withFirst(before, "viewed", action.vin);
    case "vehicle-compared":
      if (before.compared.includes(action.vin) || isComparisonFull(before)) return before;
      return withList(before, "compared", [...before.compared, action.vin]);
    case "vehicle-removed":
      if (!before[action.list].includes(action.vin)) return before;
      return withList(before, action.list, without(before[action.list], action.vin));
    case "list-replaced":
      return withList(before, action.list, action.vins);
  }
}

/** Whether four vehicles are compared, so that no other can be added. */
export function isComparisonFull({ compared }: Pick<SavedVehicles, "compared">): boolean {
  return compared.length >= SAVED_VEHICLES_LIMITS.compared;
}

/**
 * The VINs of a comma-separated text, such as the parameter of a comparison. Upper case, each once, as many as the
 * list takes; other parts are ignored.
 *
 * @example parseVins("ja4j4va80sz000001,x", "compared") // ["JA4J4VA80SZ000001"]
 */
export function parseVins(text: unknown, list: SavedVehiclesList): string[] {
  return typeof text === "string" ? validVins(text.toUpperCase().split(","), list) : [];
}

/**
 * Parses stored vehicles. Invalid parts are dropped; never throws.
 *
 * @example parseSavedVehicles(localStorage.getItem("saved-vehicles"))
 */
export function parseSavedVehicles(text: unknown): SavedVehicles {
  const stored = parseJsonObject(text);
  const list = (name: SavedVehiclesList) => validVins(stored[name], name);
  return { saved: list("saved"), compared: list("compared"), viewed: list("viewed") };
}

/** The text to store, the inverse of `parseSavedVehicles`; empty for no vehicles. */
export function serializeSavedVehicles({ saved, compared, viewed }: SavedVehicles): string {
  if (saved.length + compared.length + viewed.length === 0) return "";
  return JSON.stringify({ saved, compared, viewed });
}

function withFirst(before: SavedVehicles, list: SavedVehiclesList, vin: string): SavedVehicles {
  return withList(before, list, [vin, ...without(before[list], vin)]);
}

function withList(before: SavedVehicles, list: SavedVehiclesList, vins: readonly string[]): SavedVehicles {
  return { ...before, [list]: validVins(vins, list) };
}

function without(vins: readonly string[], vin: string): string[] {
  return vins.filter((other) => other !== vin);
}

/** The distinct VINs of a list, up to its limit. */
function validVins(values: unknown, list: SavedVehiclesList): string[] {
  if (!Array.isArray(values)) return [];
  const vins = values.filter((value): value is string => typeof value === "string" && VIN.test(value));
  return [...new Set(vins)].slice(0, SAVED_VEHICLES_LIMITS[list]);
}
