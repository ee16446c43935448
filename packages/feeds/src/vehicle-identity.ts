import type { Vehicle } from "@forecourt/inventory";
import { isValidVin, normalizeVin, vinCheckDigit } from "@forecourt/vin";
import { boundedNumber } from "./normalise/bounded-number.ts";
import { makeLabel } from "./normalise/make-label.ts";
import { shortText } from "./normalise/short-text.ts";
import { trimFromTitle } from "./normalise/trim-from-title.ts";
import { vehicleCondition } from "./normalise/vehicle-condition.ts";
import type { RowCells } from "./row-cells.ts";

/** Allows classic cars; an earlier year is a typing error. */
const FIRST_MODEL_YEAR = 1900;
/** A model year can be up to two years ahead of the calendar year. */
const YEARS_AHEAD = 2;

type Identity = Pick<Vehicle, "vin" | "year" | "make" | "model" | "trim" | "condition" | "stockNumber">;

/** Parses the required fields; a missing or invalid one rejects the row. */
export function vehicleIdentity(row: RowCells, today: string): Identity {
  const vin = readVin(row);
  const year = readYear(row, today);
  const make = required(row, "make");
  const model = required(row, "model");
  return {
    vin,
    year,
    make: makeLabel(make),
    model,
    trim: shortText(row.cell("trim")) || trimFromTitle(shortText(row.cell("title")), { year, make, model }),
    condition: readCondition(row),
    stockNumber: readStockNumber(row, vin),
  };
}

function readVin(row: RowCells): string {
  const cell = row.cell("vin");
  const vin = normalizeVin(cell);
  if (vin === "") row.refuse("vin.missing", "vin");
  else if (vinCheckDigit(vin) === null) row.refuse("vin.malformed", "vin", cell);
  else if (!isValidVin(vin)) row.refuse("vin.check-digit", "vin", cell);
  return vin;
}

function readYear(row: RowCells, today: string): number {
  const cell = row.cell("year");
  if (cell === "") {
    row.refuse("year.missing", "year");
    return 0;
  }
  const highest = Number(today.slice(0, 4)) + YEARS_AHEAD;
  const year = boundedNumber(cell, { lowest: FIRST_MODEL_YEAR, highest });
  if (year.ok) return year.value;
  row.refuse(`year.${year.problem}`, "year", cell);
  return 0;
}

function required(row: RowCells, field: "make" | "model"): string {
  const text = shortText(row.cell(field));
  if (text === "") row.refuse(`${field}.missing`, field);
  return text;
}

function readCondition(row: RowCells): Vehicle["condition"] {
  const certified = row.cell("certified");
  const types = row.cells("type");
  // "Type" is the body style in some feeds that have "Condition" too.
  const type = types.find((cell) => vehicleCondition({ type: cell, certified })) ?? types[0] ?? "";
  const reading = vehicleCondition({ type, certified });
  if (reading === null) {
    row.refuse(type === "" ? "condition.missing" : "condition.unknown", "condition", type);
  } else if (reading.conflict) {
    row.note("condition.conflict", "condition", `${type} / ${certified}`);
  }
  return reading?.condition ?? "used";
}

/** Ignores a repeated VIN, used where feeds require an id. */
function readStockNumber(row: RowCells, vin: string): string {
  const cell = shortText(row.cell("stock"));
  const stockNumber = cell === vin ? "" : cell;
  if (stockNumber === "") row.note("stock.missing", "stock");
  return stockNumber;
}
