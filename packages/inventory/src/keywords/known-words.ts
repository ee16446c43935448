import type { ValueGroup } from "../filters.ts";

/** The filter values that a word means, or the words of labels. */
export type Meaning = readonly [group: ValueGroup | "words", ...ids: string[]];

const entries = (words: string, ...meaning: Meaning): [string, Meaning][] =>
  words.split(" ").map((word) => [word, meaning]);

/**
 * English and Spanish words for fixed values, without accents; phrases are joined: `fourwheeldrive` for "four-wheel
 * drive". Spanish *camioneta* means SUVs and pickups; "hybrid" includes plug-in hybrids.
 */
export const KNOWN_WORDS: ReadonlyMap<string, Meaning> = new Map([
  ...entries("new brandnew nuevo nuevos nueva nuevas", "condition", "new"),
  ...entries("used preowned secondhand usado usados usada usadas segundamano", "condition", "used"),
  ...entries("seminuevo seminuevos seminueva seminuevas", "condition", "used"),
  ...entries(
    "certified cpo certifiedpreowned certifiedused certificado certificados",
    "condition",
    "certified",
  ),
  ...entries("certificada certificadas", "condition", "certified"),
  ...entries("suv suvs sportutility crossover crossovers cuv todoterreno todoterrenos", "bodyStyle", "suvs"),
  ...entries("sedan sedans sedanes saloon berlina berlinas", "bodyStyle", "sedans"),
  ...entries(
    "wagon wagons stationwagon stationwagons estate familiar familiares vagoneta vagonetas",
    "bodyStyle",
    "wagons",
  ),
  ...entries("coupe coupes cupe cupes", "bodyStyle", "coupes"),
  ...entries(
    "convertible convertibles cabriolet cabriolets descapotable descapotables",
    "bodyStyle",
    "convertibles",
  ),
  ...entries("hatchback hatchbacks hatch", "bodyStyle", "hatchbacks"),
  ...entries(
    "truck trucks pickup pickups pickuptruck pickuptrucks troca trocas troka trokas troquita troquitas trokita",
    "bodyStyle",
    "trucks",
  ),
  ...entries("minivan minivans van vans furgoneta furgonetas monovolumen", "bodyStyle", "minivans"),
  ...entries("camioneta camionetas", "bodyStyle", "suvs", "trucks"),
  ...entries("guagua guaguas", "bodyStyle", "suvs", "trucks", "minivans"),
  ...entries("gas gasoline petrol gasolina nafta", "fuelType", "gasoline"),
  ...entries("hybrid hybrids hibrido hibridos hibrida hibridas", "fuelType", "hybrid", "plug_in_hybrid"),
  ...entries("plugin plugins pluginhybrid pluginhybrids phev phevs enchufable", "fuelType", "plug_in_hybrid"),
  ...entries("hibridoenchufable hibridaenchufable hibridosenchufables", "fuelType", "plug_in_hybrid"),
  ...entries(
    "electric electrics ev evs bev electrico electricos electrica electricas",
    "fuelType",
    "electricity",
  ),
  ...entries("diesel diesels duramax powerstroke cummins ecodiesel turbodiesel", "fuelType", "diesel"),
  ...entries("flexfuel e85 flexible", "fuelType", "flex_fuel"),
  ...entries("hydrogen fuelcell hidrogeno", "fuelType", "hydrogen"),
  ...entries("awd allwheeldrive allwheel traccionintegral traccionentodaslasruedas", "drivetrain", "awd"),
  ...entries(
    "4wd 4x4 fourwheeldrive 4wheeldrive fourbyfour 4por4 cuatroporcuatro dobletraccion",
    "drivetrain",
    "4wd",
  ),
  ...entries("fwd frontwheeldrive traccionfrontal tracciondelantera", "drivetrain", "fwd"),
  ...entries("2wd 4x2 2wheeldrive twowheeldrive traccionsencilla", "drivetrain", "fwd", "rwd"),
  ...entries("rwd rearwheeldrive tracciontrasera", "drivetrain", "rwd"),
  ...entries("white wht blanco blancos blanca blancas pearlwhite perla", "exteriorColor", "white"),
  ...entries("silver slvr plateado plateados plateada plateadas plata", "exteriorColor", "silver"),
  ...entries("gray grey gris grises charcoal gunmetal", "exteriorColor", "gray"),
  ...entries("grisplata silvergray silvergrey", "exteriorColor", "gray", "silver"),
  ...entries("black blk negro negros negra negras", "exteriorColor", "black"),
  ...entries("red rojo rojos roja rojas burgundy maroon wine vino tinto guinda", "exteriorColor", "red"),
  ...entries("blue azul azules navy navyblue azulmarino celeste", "exteriorColor", "blue"),
  ...entries("turquoise teal turquesa", "exteriorColor", "blue", "green"),
  ...entries("green verde verdes", "exteriorColor", "green"),
  ...entries("orange naranja naranjas anaranjado anaranjada", "exteriorColor", "orange"),
  ...entries("yellow amarillo amarillos amarilla amarillas", "exteriorColor", "yellow"),
  ...entries("brown marron marrones cafe", "exteriorColor", "brown"),
  ...entries("beige tan cream crema", "exteriorColor", "beige"),
  ...entries("champagne champan champana", "exteriorColor", "gold", "beige"),
  ...entries("gold dorado dorados dorada doradas", "exteriorColor", "gold"),
  ...entries("purple morado morados morada moradas purpura violeta", "exteriorColor", "purple"),
]);

/** Nicknames of makes, and spellings by their sound in Spanish. */
export const MAKE_NICKNAMES: ReadonlyMap<string, string> = new Map([
  ["chevy", "chevrolet"],
  ["chevys", "chevrolet"],
  ["vw", "volkswagen"],
  ["mercedes", "mercedes_benz"],
  ["benz", "mercedes_benz"],
  ["alfa", "alfa_romeo"],
  ["rolls", "rolls_royce"],
  ["mitsu", "mitsubishi"],
  ["subie", "subaru"],
  ["caddy", "cadillac"],
  ["bimmer", "bmw"],
  ["beemer", "bmw"],
  ["bmv", "bmw"],
  ["chevi", "chevrolet"],
  ["hunday", "hyundai"],
  ["jundai", "hyundai"],
  ["yip", "jeep"],
  ["jip", "jeep"],
  ["tollota", "toyota"],
]);
