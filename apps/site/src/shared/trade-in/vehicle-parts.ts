import { type Form, type FormError, readMiles, sellOrTradeForm, validateForm } from "@forecourt/leads/forms";
import type { OwnVehicle } from "./own-vehicle.ts";

/** The forms of the first step: how the vehicle is found, and what a VIN does not tell. */
export const VEHICLE_PARTS = ["vin", "plate", "model", "details"] as const;
export type VehiclePart = (typeof VEHICLE_PARTS)[number];

/** The eight body styles of the specification, as a shopper chooses them. */
export const OWN_BODY_STYLES = [
  "suvs",
  "sedans",
  "trucks",
  "hatchbacks",
  "minivans",
  "wagons",
  "coupes",
  "convertibles",
] as const;

/** The colors of the first step; each is a paint of the illustrations. */
export const OWN_COLORS = ["white", "silver", "gray", "black", "blue", "red", "other"] as const;

/** More miles are a typing error. */
const MOST_MILES = 999_999;

const formOf = (names: readonly string[]): Form => ({
  id: "own-vehicle",
  fields: sellOrTradeForm.fields.filter(({ name }) => names.includes(name)),
});
const MODEL_FORM = formOf(["year", "make", "model"]);
const DETAILS_FORM = formOf(["mileage"]);

type Values = Readonly<Record<string, string | undefined>>;
/** `field` is an input's name; codes are those of all forms. */
export type PartError = { field: string; code: string };
export type ReadPart = { ok: true; vehicle: OwnVehicle } | { ok: false; errors: PartError[] };

/**
 * Reads year, make and model, typed by the shopper.
 *
 * @param latestYear the latest model year, next year's
 * @example readModelPart({ year: "2019", make: "Kia", model: "Soul" }, 2027) // { ok: true, vehicle: { year: 2019, … } }
 */
export function readModelPart(values: Values, latestYear: number): ReadPart {
  const errors: PartError[] = validateForm(MODEL_FORM, values);
  const year = Number(clean(values["year"]).replaceAll(",", ""));
  const tooLate = errors.every(({ field }) => field !== "year") && year > latestYear;
  const wrong: PartError[] = [...errors, ...(tooLate ? [{ field: "year", code: "year" }] : [])];
  const bodyStyle = bodyStyleOf(values);
  if (!bodyStyle) wrong.push({ field: "bodystyle", code: "required" });
  if (wrong.length > 0) return { ok: false, errors: inOrder(wrong, ["year", "make", "model", "bodystyle"]) };
  const trim = clean(values["trim"]).slice(0, 60);
  return {
    ok: true,
    vehicle: {
      year,
      make: clean(values["make"]),
      model: clean(values["model"]),
      ...(trim && { trim }),
      ...(bodyStyle && { bodyStyle }),
    },
  };
}

/**
 * Adds what the shopper alone knows: miles and color, and the body style where nothing else told it.
 *
 * @example readDetailsPart({ mileage: "61,300", color: "silver" }, found) // { ok: true, vehicle: { …, mileage: 61_300 } }
 */
export function readDetailsPart(values: Values, found: OwnVehicle): ReadPart {
  const errors: PartError[] = validateForm(DETAILS_FORM, values) as FormError[];
  const mileage = readMiles(clean(values["mileage"])) ?? 0;
  if (errors.length === 0 && mileage > MOST_MILES) errors.push({ field: "mileage", code: "mileage" });
  const bodyStyle = found.bodyStyle ?? bodyStyleOf(values);
  if (!bodyStyle) errors.push({ field: "bodystyle", code: "required" });
  const color = OWN_COLORS.find((one) => one === values["color"]);
  if (!color) errors.push({ field: "color", code: "required" });
  if (errors.length > 0 || !color || !bodyStyle) return { ok: false, errors };
  return { ok: true, vehicle: { ...found, mileage, exteriorColor: color, bodyStyle } };
}

const bodyStyleOf = (values: Values) => OWN_BODY_STYLES.find((one) => one === values["bodystyle"]);

const clean = (text = "") => text.replace(/\s+/g, " ").trim();

const inOrder = (errors: readonly PartError[], order: readonly string[]) =>
  [...errors].sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
