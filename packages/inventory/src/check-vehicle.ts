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
 * What is wrong with a field: it is not there, of another type, not one of the values, not spelled as it must be, no
 * whole number within its bounds, or (a sale price) not below the retail price.
 */
export type VehicleFaultCode =
  | "missing"
  | "type"
  | "unknown-value"
  | "malformed"
  | "out-of-range"
  | "not-lower";
/** `field` is the vehicle's field, with the place in a list: `features[2]`; empty for a value that is no object. */
export type VehicleFault = { field: string; code: VehicleFaultCode };

export type VehicleCheck = { ok: true; vehicle: Vehicle } | { ok: false; errors: VehicleFault[] };

type Check = (value: unknown) => VehicleFaultCode | null;

const spelled =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value !== "string" ? "type" : pattern.test(value) ? null : "malformed";
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value !== "string" ? "type" : values.includes(value) ? null : "unknown-value";
const whole =
  (least: number, most: number): Check =>
  (value) => {
    if (typeof value !== "number") return "type";
    return Number.isInteger(value) && value >= least && value <= most ? null : "out-of-range";
  };
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);
const day: Check = (value) =>
  spelled(/^\d{4}-\d{2}-\d{2}$/)(value) ?? (isDay(String(value)) ? null : "malformed");

const text = spelled(/^/);
const filled = spelled(/\S/);
const cents = orNull(whole(1, 1_000_000_000));
const mpg = orNull(whole(1, 250));

const LISTS = [
  "features",
  "oemFeatures",
  "standardFeatures",
  "optionalFeatures",
  "additionalImages",
] as const;
const FIELDS: Readonly<Record<Exclude<keyof Vehicle, (typeof LISTS)[number]>, Check>> = {
  vin: spelled(/^[A-Z0-9]{17}$/),
  stockNumber: text,
  storeId: filled,
  condition: oneOf(CONDITIONS),
  year: whole(1900, 2100),
  make: filled,
  model: filled,
  trim: text,
  mileage: whole(0, 1_000_000),
  bodystyle: orNull(oneOf(BODY_STYLES)),
  doors: orNull(whole(2, 6)),
  transmission: orNull(oneOf(TRANSMISSIONS)),
  drivetrain: orNull(oneOf(DRIVETRAINS)),
  fuelType: orNull(oneOf(FUEL_TYPES)),
  engine: orNull(text),
  cityMpg: mpg,
  highwayMpg: mpg,
  exteriorcolor: orNull(text),
  exteriorColorFamily: orNull(oneOf(COLOR_FAMILIES)),
  interiorColor: orNull(text),
  oldPrice: cents,
  salePrice: cents,
  msrp: cents,
  description: text,
  previewImage: orNull(filled),
  status: oneOf(VEHICLE_STATUSES),
  visibility: oneOf(["public", "private"]),
  arrivedOn: day,
};

/**
 * Checks a value from outside, such as parsed JSON, for being a vehicle (docs/product/inventory.md, "Vehicle"). The
 * result has the fields of a vehicle and no others; otherwise each wrong field is named. A VIN's check digit is not
 * looked at: `isValidVin` does that.
 *
 * @example checkVehicle({ ...vehicle, year: "2025" }) // { ok: false, errors: [{ field: "year", code: "type" }] }
 */
export function checkVehicle(value: unknown): VehicleCheck {
  if (typeof value !== "object" || value === null)
    return { ok: false, errors: [{ field: "", code: "type" }] };
  const given = value as Readonly<Record<string, unknown>>;
  const errors: VehicleFault[] = [];
  const vehicle: Record<string, unknown> = {};
  for (const [field, check] of Object.entries(FIELDS)) {
    const code = given[field] === undefined ? "missing" : check(given[field]);
    if (code !== null) errors.push({ field, code });
    vehicle[field] = given[field];
  }
  for (const field of LISTS) {
    errors.push(...listFaults(field, given[field]));
    vehicle[field] = given[field];
  }
  const { oldPrice, salePrice } = vehicle;
  if (errors.length === 0 && typeof salePrice === "number") {
    const isLower = typeof oldPrice === "number" && salePrice < oldPrice;
    if (!isLower) errors.push({ field: "salePrice", code: "not-lower" });
  }
  return errors.length === 0 ? { ok: true, vehicle: vehicle as Vehicle } : { ok: false, errors };
}

function listFaults(field: string, value: unknown): VehicleFault[] {
  if (value === undefined) return [{ field, code: "missing" }];
  if (!Array.isArray(value)) return [{ field, code: "type" }];
  return value.flatMap((item, at) => {
    const code = filled(item);
    return code === null ? [] : [{ field: `${field}[${at}]`, code }];
  });
}

/** A day that does not exist rolls over to another one. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
