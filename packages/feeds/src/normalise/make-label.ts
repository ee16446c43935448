import { slugId } from "@forecourt/inventory";

/** Makes with several spellings, by `slugId` of the spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  alfa: "Alfa Romeo",
  bmw: "BMW",
  chevy: "Chevrolet",
  gmc: "GMC",
  kia: "Kia",
  land_rover: "Land Rover",
  landrover: "Land Rover",
  mclaren: "McLaren",
  mercedes: "Mercedes-Benz",
  mercedesbenz: "Mercedes-Benz",
  mercedes_benz: "Mercedes-Benz",
  mini: "MINI",
  range_rover: "Land Rover",
  ram: "Ram",
  vw: "Volkswagen",
};

/**
 * Normalises a make's spelling, so that it is one entry in the filter.
 *
 * @example makeLabel("CHEVY") // "Chevrolet"
 */
export function makeLabel(make: string): string {
  const known = SPELLINGS[slugId(make)];
  if (known) return known;
  const oneCase = make === make.toUpperCase() || make === make.toLowerCase();
  // Up to three capital letters are initials.
  if (!oneCase || (make.length <= 3 && make === make.toUpperCase())) return make;
  return make.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}
