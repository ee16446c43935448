import { BODY_STYLES, COLOR_FAMILIES, CONDITIONS, DRIVETRAINS, FUEL_TYPES } from "../vehicle.ts";

/** The groups with a fixed list of values; a value's code is its position. */
export const FIXED_VALUES = {
  condition: CONDITIONS,
  bodyStyle: BODY_STYLES,
  fuelType: FUEL_TYPES,
  drivetrain: DRIVETRAINS,
  exteriorColor: COLOR_FAMILIES,
} as const;

/** Returns the code of a value; a missing value has the code after the last. */
export const FIXED_CODES = {
  condition: codesOf(CONDITIONS),
  bodyStyle: codesOf(BODY_STYLES),
  fuelType: codesOf(FUEL_TYPES),
  drivetrain: codesOf(DRIVETRAINS),
  exteriorColor: codesOf(COLOR_FAMILIES),
};

function codesOf(values: readonly string[]): (value: string | null) => number {
  const codes = new Map<string | null, number>(values.map((value, code) => [value, code]));
  return (value) => codes.get(value) ?? values.length;
}
