/** Makes of vPIC that the table has, where the spelling differs as `vPIC=site`. */
const MAKES = new Map(
  `Acura, Alfa Romeo, Aston Martin, Audi, BMW, Bentley, Buick, Cadillac, Chevrolet, Chrysler, Daewoo, Dodge, Ferrari, Fiat,
  Fisker Automotive=Fisker, Fisker, Ford, GMC, Genesis, Honda, Hummer, Hyundai, Infiniti, Isuzu, Jaguar, Jeep, KARMA=Karma,
  Kia, Lamborghini, Land Rover, Lexus, Lincoln, Lotus, Lucid, MINI, Maserati, Maybach, Mazda, McLaren, Mercedes-Benz,
  Mercury, Mitsubishi, Nissan, Oldsmobile, Plymouth, Polestar, Pontiac, Porsche, RIVIAN=Rivian, Ram, Rolls-Royce,
  SAAB=Saab, Saturn, Scion, Subaru, Suzuki, Tesla, Toyota, VinFast, Volkswagen, Volvo, smart`
    .split(/,\s*/)
    .map((entry) => [entry.split("=")[0]!, entry.split("=").at(-1)!]),
);

/** Names of vPIC with another spelling on the site, by make and model. */
const MODELS: Readonly<Record<string, string>> = {
  "Audi|A4 allroad": "A4 Allroad",
  "Audi|A6 allroad": "A6 Allroad",
  "Audi|allroad": "Allroad",
  "Buick|Incomplete": "",
  "Chevrolet|Astro Van": "Astro",
  "Chevrolet|Bolt": "Bolt EV",
  "Chevrolet|S-10 Pickup": "S-10",
  "Chevrolet|Silverado HD": "Silverado",
  "Chevrolet|Silverado LD": "Silverado",
  "Chevrolet|Silverado LTD": "Silverado",
  "Chevrolet|Suburban HD": "Suburban",
  "Chevrolet|Trailblazer": "TrailBlazer",
  "Chrysler|Town and Country": "Town & Country",
  "Chevrolet|Geo Prizm": "Prizm",
  "Ford|Ecosport": "EcoSport",
  "GMC|Sierra HD": "Sierra",
  "GMC|Sierra Limited": "Sierra",
  "GMC|Hummer EV Pickup": "Hummer EV",
  "GMC|Hummer EV SUV": "Hummer EV",
  "GMC|Jimmy Utility": "Jimmy",
  "Kia|Forte Koup": "Forte",
  "Land Rover|New Range Rover": "Range Rover",
  "Mazda|MX-5": "MX-5 Miata",
  "Mercedes-Benz|EQE-Class SUV": "EQE SUV",
  "Mercedes-Benz|EQE-Class Sedan": "EQE",
  "Mercedes-Benz|EQS-Class SUV": "EQS SUV",
  "Mercedes-Benz|EQS-Class Sedan": "EQS",
  "Mercedes-Benz|ML-Class": "M-Class",
  "Mitsubishi|Lancer SportBack": "Lancer Sportback",
  "Nissan|Ariya Hatchback": "Ariya",
  "Nissan|Ariya MPV": "Ariya",
  "Nissan|Kicks MPV": "Kicks",
  "Nissan|Leaf": "LEAF",
  "Nissan|Nissan Z": "Z",
  "Polestar|PS1": "1",
  "Polestar|PS2": "2",
  "Pontiac|Grand AM": "Grand Am",
  "Ram|Promaster City": "ProMaster City",
  "Saturn|Vue": "VUE",
  "Volvo|EX30 CC": "EX30",
  "Volvo|V60CC": "V60 Cross Country",
  "Volvo|V90CC": "V90 Cross Country",
  "Subaru|B9 Tribeca": "Tribeca",
  "Subaru|XV CrossTrek": "XV Crosstrek",
  "Toyota|COROLLA iM": "Corolla iM",
  "Toyota|Camry Solara": "Solara",
  "Toyota|Corolla Matrix": "Matrix",
  "Toyota|Prius C": "Prius c",
  "Toyota|Prius V": "Prius v",
  "Toyota|Supra": "GR Supra",
  "smart|Fortwo": "fortwo",
};

/** Classes that Mercedes-Benz still writes with "-Class". */
const KEPT_CLASSES = /^(A|B|C|CL|CLK|E|G|GL|M|R|S)-Class$/;

/**
 * The site's `Make|Model` of vPIC's, with the trim where vPIC's model is one: `BMW|3 Series|328i`. Null for a make that
 * the table leaves out. `#` stands for the series, see `modelSeries`.
 */
export function modelLabel(name: string, firstYear: number): string | null {
  const [vpicMake = "", vpicModel = ""] = name.split("|");
  const make = MAKES.get(vpicMake);
  if (make === undefined) return null;
  // vPIC names the trucks after Dodge until 2012, beside one chassis; the make Ram began with 2011.
  if (name === "Ram|3500" && firstYear === 2012) return "Ram|#";
  if (/^Dodge\|Ram( Chassis Cab)?$/.test(name)) return firstYear < 2011 ? "Dodge|Ram #" : "Ram|#";
  const scion = /^Scion (.+)$/.exec(vpicModel);
  if (scion) return `Scion|${scion[1]}`;
  const renamed = MODELS[`${vpicMake}|${vpicModel}`];
  if (renamed !== undefined) return renamed === "" ? null : sizedLabel(`${make}|${renamed}`, firstYear);
  const model = vpicModel.replace(/ ?\([^)]*\)/g, "").trim();
  if (make === "BMW") return bmwLabel(model);
  if (make === "Mercedes-Benz" && !KEPT_CLASSES.test(model)) return `${make}|${model.replace("-Class", "")}`;
  if (make === "Polestar") return `${make}|${model.replace("Polestar ", "")}`;
  return sizedLabel(`${make}|${model}`, firstYear);
}

/** vPIC's models of BMW are engines, `328i`; shoppers look for the series. */
function bmwLabel(model: string): string {
  const series =
    /^(?:ActiveHybrid |M)?([1-8])\d\d/.exec(model)?.[1] ?? /^ActiveHybrid ([357])/.exec(model)?.[1];
  return series ? `BMW|${series} Series|${model}` : `BMW|${model}`;
}

/** Models that shoppers know with their size: `Express 2500`, `Silverado 2500HD`. Until 2000 none is called HD. */
function sizedLabel(label: string, firstYear: number): string {
  if (/^(Chevrolet\|Express|GMC\|Savana|Lexus\|[A-Z]{2})$/.test(label)) return `${label} #`;
  if (/^(Chevrolet\|Silverado|GMC\|Sierra)$/.test(label)) return `${label} #${firstYear > 2000 ? "HD" : ""}`;
  return label;
}

/** The series in a text that completes the name of some models: `1500` of trucks and vans. */
export function modelSeries(text: string): string | null {
  return /^(?:\w{2} \()?([1-5]\d00)\b/.exec(text)?.[1] ?? null;
}

/** Makes whose trims in vPIC are those that dealers write; of some since vPIC asks for more. */
const TRIM_MAKES = new Set("Chrysler Dodge Fiat Ford Honda Jeep Mercedes-Benz Ram".split(" "));
const LATER_TRIM_MAKES = new Set("Buick Cadillac Chevrolet GMC Kia Mazda Mitsubishi Nissan".split(" "));
const LATER = 2016;

/** Whether a schema's trims can be shown (docs/product/vin.md, "What the table does not know"). */
export function hasUsefulTrims(models: readonly string[], firstYear: number): boolean {
  const [make = ""] = (models[0] ?? "").split("|");
  return TRIM_MAKES.has(make) || (firstYear >= LATER && LATER_TRIM_MAKES.has(make));
}

const UNUSABLE =
  /[/,;&+]|\b(w|option|chassis|cab|roof|series|conventional|others?|unknown|diesel|engine|grade|cowl|tilt|bbc|srw|drw|crew|fleet|export|ext|utility|special|styleside|police|hybrid)\b/i;

/**
 * A trim as the site writes it; null when the text names several trims or something else. Mercedes-Benz begins
 * with the class and the engine: `C300 4MATIC`.
 */
export function trimLabel(text: string): string | null {
  const trim = text
    .replace(/ ?\([^)]*\)/g, "")
    .replace(/\b(w\/)?(honda )?sensing\b|\bnavi\b/gi, "")
    .replace(/-4M(atic)?\b| 4-?M(atic)?\b/i, " 4MATIC")
    .replace(/\b[A-Z]{5,}\b/g, (word) => word[0] + word.slice(1).toLowerCase())
    .replace(/\s+/g, " ")
    .trim();
  return trim === "" || trim.length > 30 || UNUSABLE.test(trim) || /^(base|std|standard)$/i.test(trim)
    ? null
    : trim;
}
