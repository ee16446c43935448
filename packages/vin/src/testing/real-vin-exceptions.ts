type Row = { vin: string; year: number; make: string };

/** Why some listed vehicles are not decoded, and how many. */
export const UNKNOWN_REASONS: readonly { reason: string; count: number; holds: (row: Row) => boolean }[] = [
  { reason: "older than the table", count: 24, holds: ({ year }) => year < 1996 },
  {
    reason: "two equally specific keys name a Genesis and an Equus",
    count: 2,
    holds: ({ vin, year }) => vin.startsWith("KMHGC4D") && year === 2014,
  },
  {
    reason: "vPIC has no pattern for it: G 550 of 2009, Canadian Rogue of 2018",
    count: 2,
    holds: ({ vin }) => vin.startsWith("WDCYR37") || vin.startsWith("JN1BUTC"),
  },
];

/** By make and model of the listings: another name of the same model. */
const OTHER_NAMES: readonly (readonly [listed: RegExp, model: string])[] = [
  [/^Chevrolet Express Cargo/, "Express"],
  [/^Chrysler Town and Country/, "Town & Country"],
  [/^Dodge Grand Caravan/, "Caravan/Grand Caravan"],
  [/^Dodge Ram Pickup/, "Ram"],
  [/^Ford (E-Series|Econoline)/, "E-"],
  [/^GMC Savana Cargo/, "Savana"],
  // The listings name the line, the table the engine: G25, G37.
  [/^Infiniti G /, "G"],
  [/^Jaguar XJ-Series/, "XJ"],
  [/^MINI Cooper Clubman/, "Clubman"],
  [/^MINI Cooper Countryman/, "Countryman"],
  [/^MINI Cooper$/, "Hardtop"],
  [/^Mazda Mazdaspeed Protege/, "Protege"],
  [/^Saturn S-Series/, "S"],
  [/^Subaru B9 Tribeca/, "Tribeca"],
  [/^Toyota Camry Solara/, "Solara"],
  [/^Volkswagen New Beetle/, "Beetle"],
];

/** The name that a listing's model has in the table, where only the spelling differs. */
export function listingModel(make: string, model: string): string {
  const other = OTHER_NAMES.find(([listed]) => listed.test(`${make} ${model}`));
  return other ? other[1] : model;
}

/** Models that vPIC calls by the name of the line they belong to: listing, table, and how many. */
export const MODEL_EXCEPTIONS: Readonly<Record<string, number>> = {
  "Audi S4: A4": 1,
  "BMW M: Z3": 1,
  "Ford Escort: ZX2": 1,
  "Mercury Marauder: Grand Marquis": 1,
  "Subaru Outback: Legacy": 4,
  "Volkswagen CC: Passat": 1,
  "Volkswagen GLI: Jetta": 1,
  "Volvo XC: V70": 1,
};
