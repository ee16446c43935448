import { pathWith } from "./path-with.ts";

/** In its own module: the calculator's code needs it, and would load all public paths with it. */
export const OUT_THE_DOOR_PATH = "/out-the-door";

/**
 * The out-the-door sheet of a vehicle, by terms of a loan and a ZIP code.
 *
 * @example outTheDoorPath("JA4J4VAR4RZ004417", { terms: "2000,0,700,60", zip: "65804" })
 * // "/out-the-door/JA4J4VAR4RZ004417?terms=2000,0,700,60&zip=65804"
 */
export function outTheDoorPath(
  vin: string,
  { terms, zip }: { terms?: string | null | undefined; zip?: string | null | undefined },
): string {
  // Commas are allowed in a query, and easier to read.
  return pathWith(`${OUT_THE_DOOR_PATH}/${vin}`, { terms, zip }).replaceAll("%2C", ",");
}
