import { fail, type Result, succeed } from "@forecourt/result";
import { matchKey } from "./match-key.ts";
import { vinModelYear } from "./model-year.ts";
import { parseVin, type VinError } from "./parse-vin.ts";
import { VIN_FIELDS, type VinField, type VinTable } from "./vin-table.ts";
import { withSeries } from "./with-series.ts";

/** Body styles that a VIN can tell, by the ids of `@forecourt/inventory`. */
export type VinBodyStyle =
  | "suvs"
  | "sedans"
  | "wagons"
  | "coupes"
  | "convertibles"
  | "hatchbacks"
  | "trucks"
  | "minivans";

/** Drivetrains that a VIN can tell. */
export type VinDrivetrain = "fwd" | "rwd" | "awd" | "4wd";

/** Fuels that a VIN can tell. `hybrid` and `plug_in_hybrid` are never told apart by the table, so they are missing. */
export type VinFuelType = "gasoline" | "electricity" | "diesel" | "flex_fuel" | "hydrogen";

/** A decoded vehicle; what the table does not know is null. */
export type DecodedVin = {
  /** 17 upper-case letters and digits. */
  vin: string;
  /** Model year. */
  year: number;
  /** Labels: `Mercedes-Benz`, `C-Class`, `C 300`. */
  make: string;
  model: string;
  trim: string | null;
  bodyStyle: VinBodyStyle | null;
  doors: number | null;
  drivetrain: VinDrivetrain | null;
  fuelType: VinFuelType | null;
  /** Label: `1.5L 4-Cylinder Turbo`. */
  engine: string | null;
};

/** The vehicle of a VIN, or why there is none. */
export type VinDecoding = Result<DecodedVin, VinError>;

/**
 * Decodes a VIN by a table. Spaces, hyphens and lower case are accepted.
 *
 * @param options `latestYear`: the latest possible model year; default 2039
 * @example decodeVin("1HGCV1F3XJA000008", await loadVinTable()) // { ok: true, value: { make: "Honda", model: "Accord", … } }
 * @example decodeVin("1HGCV1F3XJA000009", table) // { ok: false, errors: [{ path: [], code: "vin.check-digit" }] }
 */
export function decodeVin(text: string, table: VinTable, options?: { latestYear?: number }): VinDecoding {
  const parsed = parseVin(text);
  if (!parsed.ok) return parsed;
  const vin = parsed.value;
  const year = vinModelYear(vin, options);
  const found = year === null ? {} : lookUp(vin, year, table);
  const [make = "", name, trim] = found.model?.split("|") ?? [];
  const model = withSeries(name ?? "", found.series || "");
  if (year === null || model === "") return fail("vin.unknown");
  return succeed({
    vin,
    year,
    make,
    model,
    trim: found.trim || trim || null,
    bodyStyle: (found.bodyStyle as VinBodyStyle) || null,
    doors: Number(found.doors) || null,
    drivetrain: (found.drivetrain as VinDrivetrain) || null,
    fuelType: fuelOf(found),
    engine: engineOf(found),
  });
}

type Found = Partial<Record<VinField, string>>;

/** For each field the value of the most specific matching key; none when equally specific keys differ. */
function lookUp(vin: string, year: number, { codes, schemas, facts, values }: VinTable): Found {
  const found: Found = {};
  const specific: number[] = [];
  // Small manufacturers share the first three characters; positions 12–14 tell them apart.
  const ranges = codes[vin.slice(0, 3) + vin.slice(11, 14)] ?? codes[vin.slice(0, 3)] ?? [];
  for (let at = 0; at < ranges.length; at += 3) {
    if (year < ranges[at]! || year > ranges[at + 1]!) continue;
    const schema = schemas[ranges[at + 2]!]!;
    for (let row = 0; row < schema.length; row += 2) {
      const compared = matchKey(schema[row] as string, vin);
      if (compared < 0) continue;
      const given = facts[schema[row + 1] as number]!;
      for (let i = 0; i < given.length; i += 2) {
        const field = given[i]!;
        const name = VIN_FIELDS[field]!;
        const value = values[given[i + 1]!]!;
        const best = specific[field] ?? -1;
        if (compared > best) found[name] = value;
        else if (compared === best && found[name] !== value) found[name] = "";
        specific[field] = Math.max(best, compared);
      }
    }
  }
  return found;
}

/** A second fuel makes a gasoline engine flexible; with electricity it is a hybrid of an unknown kind. */
function fuelOf({ fuel, fuel2 }: Found): VinFuelType | null {
  const known = fuel2 === undefined || (fuel === "gasoline" && fuel2 === "flex_fuel") ? (fuel2 ?? fuel) : "";
  return (known as VinFuelType) || null;
}

/** The label that feeds use too: size, cylinders and forced induction; null without a size. */
function engineOf({ liters, cylinders, boost }: Found): string | null {
  const parts = [`${liters}L`, cylinders && `${cylinders}-Cylinder`, boost];
  return liters ? parts.filter(Boolean).join(" ") : null;
}
