import { slugId } from "@forecourt/inventory";

/** Makes that feeds spell in more than one way, by `slugId` of the spelling. */
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
 * Spells a make as a shopper reads it, so that one make is one entry in the filter.
 *
 * @example makeLabel("CHEVY") // "Chevrolet"
 */
export function makeLabel(make: string): string {
  const known = SPELLINGS[slugId(make)];
  if (known) return known;
  const oneCase = make === make.toUpperCase() || make === make.toLowerCase();
  // Three letters or fewer in capitals are initials.
  if (!oneCase || (make.length <= 3 && make === make.toUpperCase())) return make;
  return make.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}
