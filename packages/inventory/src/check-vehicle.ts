import { type Result, resultOf } from "@forecourt/result";
import { isValidVin, vinCheckDigit } from "@forecourt/vin";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  TRANSMISSIONS,
  VEHICLE_STATUSES,
  type Vehicle,
} from "./vehicle.ts";

/**
 * Why a field is invalid. `malformed`: wrong format; `check-digit`: a mistyped VIN; `out-of-range`: not an integer within the limits; `not-lower`: the
 * sale price is not below the retail price.
 */
export type VehicleErrorCode =
  | "missing"
  | "type"
  | "unknown-value"
  | "malformed"
  | "check-digit"
  | "out-of-range"
  | "not-lower";
/** `path` is the vehicle's field, with an index in a list: `["features", 2]`; empty when the value is not an object. */
export type VehicleError = { path: readonly (string | number)[]; code: VehicleErrorCode };

export type VehicleCheck = Result<Vehicle, VehicleError>;

type Check = (value: unknown) => VehicleErrorCode | null;

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value !== "string" ? "type" : pattern.test(value) ? null : "malformed";
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value !== "string" ? "type" : values.includes(value) ? null : "unknown-value";
const integer =
  (min: number, max: number): Check =>
  (value) => {
    if (typeof value !== "number") return "type";
    return Number.isInteger(value) && value >= min && value <= max ? null : "out-of-range";
  };
const nullable =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);
const day: Check = (value) =>
  matching(/^\d{4}-\d{2}-\d{2}$/)(value) ?? (isDay(String(value)) ? null : "malformed");

const vin: Check = (value) => {
  if (typeof value !== "string") return "type";
  if (vinCheckDigit(value) === null) return "malformed";
  return isValidVin(value) ? null : "check-digit";
};

const text = matching(/^/);
const nonBlank = matching(/\S/);
const cents = nullable(integer(1, 1_000_000_000));
const mpg = nullable(integer(1, 250));

const evoxImages: Check = (value) => {
  if (typeof value !== "object" || value === null) return "type";
  const { driverFront, driverProfile, passengerRear } = value as Record<string, unknown>;
  for (const image of [driverFront, driverProfile, passengerRear]) {
    const code = image === undefined ? "missing" : nullable(nonBlank)(image);
    if (code !== null) return code;
  }
  return null;
};

const LISTS = [
  "features",
  "oemFeatures",
  "standardFeatures",
  "optionalFeatures",
  "additionalImages",
] as const;
const FIELDS: Readonly<Record<Exclude<keyof Vehicle, (typeof LISTS)[number]>, Check>> = {
  vin,
  stockNumber: text,
  storeId: nonBlank,
  condition: oneOf(CONDITIONS),
  year: integer(1900, 2100),
  make: nonBlank,
  model: nonBlank,
  trim: text,
  mileage: integer(0, 1_000_000),
  bodyStyle: nullable(oneOf(BODY_STYLES)),
  doors: nullable(integer(2, 6)),
  transmission: nullable(oneOf(TRANSMISSIONS)),
  drivetrain: nullable(oneOf(DRIVETRAINS)),
  fuelType: nullable(oneOf(FUEL_TYPES)),
  engine: nullable(text),
  cityMpg: mpg,
  highwayMpg: mpg,
  exteriorColor: nullable(text),
  exteriorColorFamily: nullable(oneOf(COLOR_FAMILIES)),
  interiorColor: nullable(text),
  oldPrice: cents,
  salePrice: cents,
  msrp: cents,
  description: text,
  previewImage: nullable(nonBlank),
  evoxImages: nullable(evoxImages),
  imageCustomBg: nullable(nonBlank),
  status: oneOf(VEHICLE_STATUSES),
  visibility: oneOf(["public", "private"]),
  arrivedOn: day,
};

/**
 * Validates an untrusted value, such as parsed JSON, as a vehicle (docs/product/inventory.md, "Vehicle"). Drops unknown
 * fields.
 *
 * @example checkVehicle({ ...vehicle, year: "2025" }) // { ok: false, errors: [{ path: ["year"], code: "type" }] }
 */
export function checkVehicle(value: unknown): VehicleCheck {
  if (typeof value !== "object" || value === null) return { ok: false, errors: [{ path: [], code: "type" }] };
  const input = value as Readonly<Record<string, unknown>>;
  const errors: VehicleError[] = [];
  const vehicle: Record<string, unknown> = {};
  for (const [field, check] of Object.entries(FIELDS)) {
    const code = input[field] === undefined ? "missing" : check(input[field]);
    if (code !== null) errors.push({ path: [field], code });
    vehicle[field] = input[field];
  }
  for (const field of LISTS) {
    errors.push(...listErrors(field, input[field]));
    vehicle[field] = input[field];
  }
  const { oldPrice, salePrice } = vehicle;
  if (errors.length === 0 && typeof salePrice === "number") {
    const isLower = typeof oldPrice === "number" && salePrice < oldPrice;
    if (!isLower) errors.push({ path: ["salePrice"], code: "not-lower" });
  }
  return resultOf(errors, () => vehicle as Vehicle);
}

function listErrors(field: string, value: unknown): VehicleError[] {
  if (value === undefined) return [{ path: [field], code: "missing" }];
  if (!Array.isArray(value)) return [{ path: [field], code: "type" }];
  return value.flatMap((item, at) => {
    const code = nonBlank(item);
    return code === null ? [] : [{ path: [field, at], code }];
  });
}

/** Whether a day exists: Date rolls others over to another day. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
