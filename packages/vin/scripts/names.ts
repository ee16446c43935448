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
  "Subaru|B9 Tribeca": "Tribeca",
  "Subaru|XV CrossTrek": "XV Crosstrek",
  "Toyota|COROLLA iM": "Corolla iM",
  "Toyota|Camry Solara": "Solara",
  "Toyota|Corolla Matrix": "Matrix",
  "Toyota|Prius C": "Prius c",
  "Toyota|Prius V": "Prius v",
  "Toyota|Supra": "GR Supra",
  "Volkswagen|Golf GTI": "GTI",
  "smart|Fortwo": "fortwo",
};

/** Classes that Mercedes-Benz still writes with "-Class". */
const KEPT_CLASSES = /^(A|B|C|CL|CLK|E|G|GL|M|R|S)-Class$/;

/**
 * The site's `Make|Model` of vPIC's, with the trim where vPIC's model is one: `BMW|3 Series|328i`. Null for a make that
 * the table leaves out.
 */
export function modelLabel(name: string): string | null {
  const [vpicMake = "", vpicModel = ""] = name.split("|");
  const make = MAKES.get(vpicMake);
  if (make === undefined) return null;
  const scion = /^Scion (.+)$/.exec(vpicModel);
  if (scion) return `Scion|${scion[1]}`;
  const renamed = MODELS[`${vpicMake}|${vpicModel}`];
  if (renamed !== undefined) return renamed === "" ? null : `${make}|${renamed}`;
  const model = vpicModel.replace(/ ?\([^)]*\)/g, "").trim();
  if (make === "BMW") return bmwLabel(model);
  if (make === "Mercedes-Benz" && !KEPT_CLASSES.test(model)) return `${make}|${model.replace("-Class", "")}`;
  if (make === "Polestar") return `${make}|${model.replace("Polestar ", "")}`;
  return `${make}|${model}`;
}

/** vPIC's models of BMW are engines, `328i`; shoppers look for the series. */
function bmwLabel(model: string): string {
  const series =
    /^(?:ActiveHybrid |M)?([1-8])\d\d/.exec(model)?.[1] ?? /^ActiveHybrid ([357])/.exec(model)?.[1];
  return series ? `BMW|${series} Series|${model}` : `BMW|${model}`;
}

/** Models that shoppers know with their size, by what the larger sizes are called: `Express 2500`, `Silverado 2500HD`. */
const SIZED_MODELS: Readonly<Record<string, string>> = {
  "Chevrolet|Express": "",
  "Chevrolet|Silverado": "HD",
  "GMC|Savana": "",
  "GMC|Sierra": "HD",
};

/** The size that completes the name of these models; null where one of them has none. */
export function modelSeries(models: readonly string[], text: string): string | null {
  const size = /^([123]500)\b/.exec(text)?.[1];
  const [large, ...others] = new Set(models.map((model) => SIZED_MODELS[model]));
  if (!size || large === undefined || others.length > 0) return null;
  return size === "1500" ? size : `${size}${large}`;
}

const UNUSABLE =
  /[/,;&+]|\b(w|option|chassis|cab|roof|series|conventional|others?|unknown|diesel|engine|grade|cowl|tilt|bbc|srw|drw|crew|fleet|export|ext|utility|special)\b/i;

/**
 * A trim as the site writes it; null when the text names several trims or something else. Lexus and Mercedes-Benz begin
 * with the engine's number, which belongs to the model's name there.
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
