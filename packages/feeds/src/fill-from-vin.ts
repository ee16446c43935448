import { makeId, type Vehicle } from "@forecourt/inventory";
import { type DecodedVin, decodeVin, type VinTable } from "@forecourt/vin";
import type { RowCells } from "./row-cells.ts";

/** A model year can be up to two years ahead of the calendar year. */
const YEARS_AHEAD = 2;

type Filled = Pick<Vehicle, "bodyStyle" | "doors" | "drivetrain" | "fuelType" | "engine">;

/**
 * Decodes the VIN of a row. Null when the table does not know it, or when it names another make or year than the feed:
 * then one of them is mistyped, and nothing follows from it. The feed's values stay.
 */
export function decodedRow(
  row: RowCells,
  { vin, year, make }: Pick<Vehicle, "vin" | "year" | "make">,
  { vinTable, today }: { vinTable?: VinTable; today: string },
): DecodedVin | null {
  if (!vinTable) return null;
  const decoding = decodeVin(vin, vinTable, { latestYear: Number(today.slice(0, 4)) + YEARS_AHEAD });
  if (!decoding.ok) return null;
  const vehicle = decoding.value;
  const isSameYear = vehicle.year === year;
  const isSameMake = makeId(vehicle.make) === makeId(make);
  if (!isSameYear) row.note("year.conflict", "year", `${year}, VIN: ${vehicle.year}`);
  if (!isSameMake) row.note("make.conflict", "make", `${make}, VIN: ${vehicle.make}`);
  return isSameYear && isSameMake ? vehicle : null;
}

/** Takes from the VIN what the feed leaves out; where both say something, the feed counts and a note tells. */
export function fillFromVin(row: RowCells, feed: Filled, decoded: DecodedVin | null): Filled {
  if (decoded === null) return feed;
  const pick = <Value>(
    field: "body" | "doors" | "drivetrain" | "fuel" | "engine",
    { said, told, differs = said !== told }: { said: Value; told: Value; differs?: boolean },
  ): Value => {
    if (said === null) return told;
    if (told !== null && differs) row.note(`${field}.conflict`, field, `${said}, VIN: ${told}`);
    return said;
  };
  return {
    bodyStyle: pick("body", { said: feed.bodyStyle, told: decoded.bodyStyle }),
    doors: pick("doors", {
      said: feed.doors,
      told: decoded.doors,
      differs: sideDoors(feed.doors) !== sideDoors(decoded.doors),
    }),
    drivetrain: pick("drivetrain", {
      said: feed.drivetrain,
      told: decoded.drivetrain,
      differs: DRIVEN[feed.drivetrain ?? "fwd"] !== DRIVEN[decoded.drivetrain ?? "fwd"],
    }),
    fuelType: pick("fuel", {
      said: feed.fuelType,
      told: decoded.fuelType,
      differs: ENERGY[feed.fuelType ?? "gasoline"] !== ENERGY[decoded.fuelType ?? "gasoline"],
    }),
    engine: pick("engine", {
      said: feed.engine,
      told: decoded.engine,
      differs: differ(litersOf(feed.engine), litersOf(decoded.engine)),
    }),
  };
}

/** Some feeds count the tailgate. */
function sideDoors(doors: number | null): number | null {
  return doors === 3 || doors === 5 ? doors - 1 : doors;
}

/** Makers call one system AWD or 4WD. */
const DRIVEN = { fwd: "front", rwd: "rear", awd: "all", "4wd": "all" } as const;

/** A table does not always tell hybrids and flexible engines from gasoline. */
const ENERGY = {
  gasoline: "gasoline",
  flex_fuel: "gasoline",
  hybrid: "gasoline",
  plug_in_hybrid: "gasoline",
  electricity: "electricity",
  diesel: "diesel",
  hydrogen: "hydrogen",
} as const;

function litersOf(engine: string | null): number | null {
  const liters = /^(\d+\.\d)L/.exec(engine ?? "")?.[1];
  return liters === undefined ? null : Number(liters);
}

/** Sizes are rounded differently: 5.6 and 5.7. */
function differ(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) > 0.11;
}
