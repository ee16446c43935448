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
  isCertified,
  isNew,
  isUsed,
  make,
  milesUnder,
  milesUpTo,
  model,
  monthly,
  not,
  nothing,
  type Phrase,
  trim,
  upTo,
  years,
} from "./tests.ts";

const suv = body("suvs");
const truck = body("trucks");
const sedan = body("sedans");
const minivan = body("minivans");
const camioneta = body("suvs", "trucks");
const fourByFour = drive("4wd");
const automatic = gearbox("automatic", "cvt", "dct");
const third = feature("Third Row Seating");
const crew = cab(/Crew|Double/);

/** Forty-five ordinary phrases in Spanish, written without knowledge of the parser. */
export const THIRD_SPANISH_PHRASES: readonly Phrase[] = [
  // Models that exist but are not in stock.
  ["nissan versa 2019", nothing],
  ["honda hrv", nothing],
  ["toyota tundra usada", nothing],
  // Makes, models, trims and years.
  ["honda accord", model("Accord")],
  ["toyota tacoma 2019", all(model("Tacoma"), years(2019, 2019))],
  ["ford f150 2018", all(model("F-150"), years(2018, 2018))],
  ["chevrolet tahoe 4x4", all(model("Tahoe"), fourByFour)],
  ["ram 2021", all(make("Ram"), years(2021, 2021))],
  ["camioneta toyota", all(camioneta, make("Toyota"))],
  ["minivan honda", all(minivan, make("Honda"))],
  ["mitsubishi certificado", all(make("Mitsubishi"), isCertified)],
  ["outlander 2025 nueva", all(model("Outlander"), isNew, years(2025, 2025))],
  ["ford explorer negra", all(model("Explorer"), color("black"))],
  ["honda odyssey exl", all(model("Odyssey"), trim("ex l"))],
  ["mustang manual", all(model("Mustang"), gearbox("manual"))],
  ["troca chevrolet 4 puertas", all(truck, make("Chevrolet"), crew)],
  ["honda o nissan usado", all(any(make("Honda"), make("Nissan")), isUsed)],
  // Typing errors.
  ["toyota siena", model("Sienna")],
  ["chevrolet silberado", model("Silverado 1500", "Silverado 2500HD")],
  ["misubishi outlander spor", model("Outlander Sport")],
  ["camionta nissan rouge", model("Rogue")],
  // Body styles, colours, drivetrains, fuels.
  ["trocas usadas", all(truck, isUsed)],
  ["camioneta blanca", all(camioneta, color("white"))],
  ["carro rojo automatico", all(color("red"), automatic)],
  ["suv hibrida", all(suv, fuel("hybrid", "plug_in_hybrid"))],
  ["pickup negra 4x4", all(truck, color("black"), fourByFour)],
  ["carro 4 cilindros automatico", all(engine(/[IH]4|4-Cylinder/), automatic)],
  // Prices and payments.
  ["carros de 5 mil", upTo(5000)],
  ["camionetas de menos de 15 mil", all(camioneta, upTo(15_000))],
  ["van menos de 10 mil", all(minivan, upTo(10_000))],
  ["sedan usado hasta 17 mil", all(sedan, isUsed, upTo(17_000))],
  ["troca entre 25 y 32 mil", all(truck, from(25_000), upTo(32_000))],
  ["toyota menos de $20,000", all(make("Toyota"), upTo(20_000))],
  ["carros de 250 al mes", monthly(250)],
  // Miles and years.
  ["mitsubishi con pocas millas", all(make("Mitsubishi"), milesUpTo(30_000))],
  ["troca menos de 60 mil millas", all(truck, milesUnder(60_000))],
  ["carros 2021 en adelante menos de 25 mil", all(years(2021), upTo(25_000))],
  // Equipment and seats.
  ["camioneta con asientos de piel", all(camioneta, feature("Leather Seats"))],
  ["suv tercera fila menos de 30 mil", all(suv, third, upTo(30_000))],
  ["sedan con camara de reversa y bluetooth", all(sedan, feature("Backup Camera"), feature("Bluetooth"))],
  // Whole sentences.
  ["quiero una troca 4x4 de menos de 32 mil", all(truck, fourByFour, upTo(32_000))],
  ["¿qué camionetas tienen de 7 pasajeros?", all(camioneta, third)],
  // Negation.
  ["camioneta que no sea electrica", all(camioneta, not(fuel("electricity")))],
  // Words that do not matter.
  ["carro para mi esposa menos de 18 mil", upTo(18_000), ["esposa"]],
  ["carro en buen estado menos de 10 mil", upTo(10_000), ["estado"]],
];
