import type { ValueGroup } from "../filters.ts";

/** A value that words stand for. */
export type Meaning = readonly [group: ValueGroup, ...ids: string[]];

const says = (words: string, ...meaning: Meaning): [string, Meaning][] =>
  words.split(" ").map((word) => [word, meaning]);

/**
 * English and Spanish words for the fixed values, without accents and with the parts of a phrase written together:
 * `fourwheeldrive` is "four wheel drive" and "four-wheel drive". Spanish *camioneta* is said of SUVs and of
 * pickups, so it means both; "hybrid" means hybrids with and without a plug.
 */
export const KNOWN_WORDS: ReadonlyMap<string, Meaning> = new Map([
  ...says("new brandnew nuevo nuevos nueva nuevas", "condition", "new"),
  ...says("used preowned secondhand usado usados usada usadas segundamano", "condition", "used"),
  ...says("seminuevo seminuevos seminueva seminuevas", "condition", "used"),
  ...says("certified cpo certifiedpreowned certifiedused certificado certificados", "condition", "certified"),
  ...says("certificada certificadas", "condition", "certified"),
  ...says("suv suvs sportutility crossover crossovers cuv todoterreno todoterrenos", "bodystyle", "suvs"),
  ...says("sedan sedans sedanes saloon berlina berlinas", "bodystyle", "sedans"),
  ...says(
    "wagon wagons stationwagon stationwagons estate familiar familiares vagoneta",
    "bodystyle",
    "wagons",
  ),
  ...says("coupe coupes cupe cupes", "bodystyle", "coupes"),
  ...says(
    "convertible convertibles cabriolet cabriolets descapotable descapotables",
    "bodystyle",
    "convertibles",
  ),
  ...says("hatchback hatchbacks hatch", "bodystyle", "hatchbacks"),
  ...says("truck trucks pickup pickups pickuptruck pickuptrucks troca trocas", "bodystyle", "trucks"),
  ...says("minivan minivans van vans furgoneta furgonetas monovolumen", "bodystyle", "minivans"),
  ...says("camioneta camionetas", "bodystyle", "suvs", "trucks"),
  ...says("gas gasoline petrol gasolina nafta", "fuelType", "gasoline"),
  ...says("hybrid hybrids hibrido hibridos hibrida hibridas", "fuelType", "hybrid", "plug_in_hybrid"),
  ...says("plugin plugins pluginhybrid pluginhybrids phev phevs enchufable", "fuelType", "plug_in_hybrid"),
  ...says("hibridoenchufable hibridaenchufable hibridosenchufables", "fuelType", "plug_in_hybrid"),
  ...says(
    "electric electrics ev evs bev electrico electricos electrica electricas",
    "fuelType",
    "electricity",
  ),
  ...says("diesel diesels", "fuelType", "diesel"),
  ...says("flexfuel e85 flexible", "fuelType", "flex_fuel"),
  ...says("hydrogen fuelcell hidrogeno", "fuelType", "hydrogen"),
  ...says("awd allwheeldrive allwheel traccionintegral traccionentodaslasruedas", "drivetrain", "awd"),
  ...says("4wd 4x4 fourwheeldrive 4wheeldrive fourbyfour 4por4 cuatroporcuatro", "drivetrain", "4wd"),
  ...says("fwd frontwheeldrive 2wd traccionfrontal tracciondelantera", "drivetrain", "fwd"),
  ...says("rwd rearwheeldrive tracciontrasera", "drivetrain", "rwd"),
  ...says("white blanco blancos blanca blancas", "exteriorColor", "white"),
  ...says("silver plateado plateados plateada plateadas plata", "exteriorColor", "silver"),
  ...says("gray grey gris grises", "exteriorColor", "gray"),
  ...says("black negro negros negra negras", "exteriorColor", "black"),
  ...says("red rojo rojos roja rojas", "exteriorColor", "red"),
  ...says("blue azul azules", "exteriorColor", "blue"),
  ...says("green verde verdes", "exteriorColor", "green"),
  ...says("orange naranja naranjas anaranjado anaranjada", "exteriorColor", "orange"),
  ...says("yellow amarillo amarillos amarilla amarillas", "exteriorColor", "yellow"),
  ...says("brown marron marrones cafe", "exteriorColor", "brown"),
  ...says("beige tan", "exteriorColor", "beige"),
  ...says("gold dorado dorados dorada doradas", "exteriorColor", "gold"),
  ...says("purple morado morados morada moradas purpura violeta", "exteriorColor", "purple"),
]);

/** What people call makes. */
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
]);

/** Words that say nothing about which vehicle. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the and or with in of for to my me i want need looking find show best good great nice cheap near " +
    "sale buy car cars auto autos automobile vehicle vehicles ride price priced prices color colour paint " +
    "model models year years drive wheel type fuel engine only that has have is are under over less more than below " +
    "el la los las un una unos unas y o u con en de del para por que quiero busco necesito venta vende comprar " +
    "carro carros coche coches vehiculo vehiculos barato barata baratos precio color ano anos modelo modelos " +
    "motor menos mas cerca"
  ).split(" "),
);
