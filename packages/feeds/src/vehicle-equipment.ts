import type { Vehicle } from "@forecourt/inventory";
import type { DecodedVin } from "@forecourt/vin";
import { fillFromVin } from "./fill-from-vin.ts";
import { bodyStyle } from "./normalise/body-style.ts";
import { boundedNumber } from "./normalise/bounded-number.ts";
import { colorFamily } from "./normalise/color-family.ts";
import { drivetrain } from "./normalise/drivetrain.ts";
import { engineLabel } from "./normalise/engine-label.ts";
import { fuelType } from "./normalise/fuel-type.ts";
import { normalizeLabel } from "./normalise/normalize-label.ts";
import { shortText } from "./normalise/short-text.ts";
import { transmission } from "./normalise/transmission.ts";
import type { RowCells } from "./row-cells.ts";

/** Miles per gallon, or the equivalent of an electric car. */
const MPG = { lowest: 1, highest: 250 };
const DOORS = { lowest: 2, highest: 6 };

type Equipment = Pick<
  Vehicle,
  | "bodyStyle"
  | "doors"
  | "transmission"
  | "drivetrain"
  | "fuelType"
  | "engine"
  | "cityMpg"
  | "highwayMpg"
  | "exteriorColor"
  | "exteriorColorFamily"
  | "interiorColor"
>;

/**
 * Parses the fields for filters and comparison; unknown labels are ignored with a note. The decoded VIN gives what the
 * feed leaves out.
 */
export function vehicleEquipment(
  row: RowCells,
  name: Pick<Vehicle, "make" | "model" | "trim" | "year">,
  decoded: DecodedVin | null,
): Equipment {
  const known = <Value>(field: "body" | "transmission" | "drivetrain" | "fuel", value: Value | null) => {
    const label = row.cell(field);
    if (value === null && normalizeLabel(label) !== "") row.note(`${field}.unknown`, field, label);
    return value;
  };
  const body = firstReading([row.cell("body"), ...row.cells("bodyHint")], bodyStyle);
  const paint = shortText(row.cell("exteriorColor"));
  const family = firstReading([row.cell("colorHint"), paint], colorFamily);
  if (family === null && normalizeLabel(paint) !== "")
    row.note("exteriorColor.unknown", "exteriorColor", paint);
  const said = {
    bodyStyle: known("body", body),
    doors: numberOrNull(row.cell("doors"), DOORS),
    drivetrain: known("drivetrain", drivetrain(row.cell("drivetrain"), body ?? decoded?.bodyStyle ?? null)),
    fuelType: known("fuel", fuelType({ label: row.cell("fuel"), ...name })),
    engine: engineLabel({
      displacement: row.cell("displacement"),
      cylinders: row.cell("cylinders"),
      aspiration: row.cell("aspiration"),
      text: shortText(row.cell("engine")),
    }),
  };
  return {
    ...fillFromVin(row, said, decoded),
    transmission: known("transmission", firstReading(row.cells("transmission"), transmission)),
    cityMpg: numberOrNull(row.cell("cityMpg"), MPG),
    highwayMpg: numberOrNull(row.cell("highwayMpg"), MPG),
    exteriorColor: paint || null,
    exteriorColorFamily: family,
    interiorColor: shortText(row.cell("interiorColor")) || null,
  };
}

function firstReading<Value>(cells: readonly string[], read: (cell: string) => Value | null): Value | null {
  for (const cell of cells) {
    const value = read(cell);
    if (value !== null) return value;
  }
  return null;
}

function numberOrNull(cell: string, limits: { lowest: number; highest: number }): number | null {
  const number = boundedNumber(cell, limits);
  return number.ok ? number.value : null;
}
