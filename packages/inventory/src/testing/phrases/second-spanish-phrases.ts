import {
  all,
  any,
  body,
  cab,
  color,
  drive,
  engine,
  feature,
  from,
  fuel,
  gearbox,
  isNew,
  isUsed,
  make,
  milesUnder,
  model,
  monthly,
  not,
  nothing,
  type Phrase,
  stock,
  trim,
  upTo,
  years,
} from "./tests.ts";

const suv = body("suvs");
const truck = body("trucks");
const sedan = body("sedans");
const camioneta = body("suvs", "trucks");
const awd = drive("awd");
const fourByFour = drive("4wd");
const automatic = gearbox("automatic", "cvt", "dct");
const third = feature("Third Row Seating");
const anyHybrid = fuel("hybrid", "plug_in_hybrid");
const sunroof = feature("Sunroof", "Panoramic Sunroof");
const crew = cab(/Crew|Double/);

/** Forty-five more phrases in Spanish, also written without knowledge of the parser. */
export const SECOND_SPANISH_PHRASES: readonly Phrase[] = [
  // Models that exist but are not in stock.
  ["hyundai elantra seminuevo", nothing],
  ["busco volkswagen jetta o golf", model("Golf")],
  ["a que hora cierran", nothing],
  // Makes, models, trims and years.
  ["la toyota sienna xle", all(model("Sienna"), trim("xle"))],
  ["rav4 gris con quemacocos", all(model("RAV4"), color("gray"), sunroof)],
  ["ram 1500 azul cuatro por cuatro", all(make("Ram"), model("1500"), color("blue"), fourByFour)],
  ["mercedes clase c negro", all(model("C-Class"), color("black"))],
  ["nissan frontier cabina doble 2022", all(model("Frontier"), crew, years(2022, 2022))],
  ["eclipse cross blanca nueva", all(model("Eclipse Cross"), color("white"), isNew)],
  ["bolt electrico", model("Bolt EV")],
  ["pick up doble cabina diesel", all(truck, crew, fuel("diesel"))],
  // Typing errors and slang.
  ["chevi silverado 4x4", all(model("Silverado 1500", "Silverado 2500HD"), fourByFour)],
  ["jip wrangler", model("Wrangler")],
  ["bmv usado", all(make("BMW"), isUsed)],
  ["mersedes", make("Mercedes-Benz")],
  ["toyota camri 2018", all(model("Camry"), years(2018, 2018))],
  ["troquita 4x4 barata", all(truck, fourByFour)],
  ["honda de cambios", all(make("Honda"), gearbox("manual"))],
  // Colours.
  ["van verde o dorada", all(body("minivans"), color("green", "gold"))],
  ["roja o azul suv awd", all(suv, color("red", "blue"), awd)],
  ["carro amarillo", color("yellow")],
  // Prices and payments.
  ["mi presupuesto es de 25 mil busco suv awd", all(suv, awd, upTo(25_000))],
  ["trocas a partir de 35 mil", all(truck, from(35_000))],
  ["sedan abajo de 12 mil", all(sedan, upTo(12_000))],
  ["aproximadamente 25 mil", all(from(22_500), upTo(27_500))],
  ["veinticinco mil o menos, hibrido", all(anyHybrid, upTo(25_000))],
  ["que no pase de 15 mil automatico", all(automatic, upTo(15_000))],
  ["sedan abonos de 250 al mes", all(sedan, monthly(250))],
  ["suv de 18 a 22 mil", all(suv, from(18_000), upTo(22_000))],
  // Miles and years.
  ["toyota con menos de 35 mil millas", all(make("Toyota"), milesUnder(35_000))],
  ["trocas 2021 pa arriba", all(truck, years(2021))],
  ["anteriores al 2013", years(0, 2012)],
  ["modelo 2022 o mas reciente usado", all(years(2022), isUsed)],
  // Features, seats, engines.
  ["tres hileras de asientos 4x4", all(third, fourByFour)],
  ["cámara 360 y asientos de piel", all(feature("360-Degree Camera"), feature("Leather Seats"))],
  ["suv con compuerta eléctrica", all(suv, feature("Power Liftgate"))],
  ["troca con enganche de remolque v8", all(truck, feature("Tow Package"), engine(/V8/))],
  ["troca con estribos", all(truck, feature("Running Boards"))],
  // Negation.
  ["no quiero troca, menos de 14 mil", all(not(truck), upTo(14_000))],
  ["trocas menos ford y chevrolet", all(truck, not(any(make("Ford"), make("Chevrolet"))))],
  ["sedan awd nada de electricos", all(sedan, awd, not(fuel("electricity")))],
  // Stock numbers.
  ["¿todavía tienen la P26083?", stock("P26083")],
  // Words that do not matter.
  ["camioneta para el trabajo menos de 18 mil", all(camioneta, upTo(18_000)), ["trabajo"]],
  ["suv con buen rendimiento de gasolina", suv, ["rendimiento", "de", "gasolina"]],
  ["toyota con titulo limpio", make("Toyota"), ["titulo", "limpio"]],
];
