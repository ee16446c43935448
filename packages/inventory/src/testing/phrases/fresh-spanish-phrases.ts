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
  make,
  milesUnder,
  milesUpTo,
  model,
  monthly,
  not,
  nothing,
  type Phrase,
  stock,
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

/** Forty phrases in Spanish, written without knowledge of the parser. */
export const FRESH_SPANISH_PHRASES: readonly Phrase[] = [
  // Models that exist but are not in stock.
  ["toyota corola 2019", nothing],
  ["tienen sentras?", nothing],
  // Makes, models, trims and years.
  ["busco troca toyota tacoma 4x4 automatica", all(model("Tacoma"), fourByFour, automatic)],
  ["¿Tienen la Kia Telluride 2021?", all(model("Telluride"), years(2021, 2021))],
  ["silverado 2500 diesel", all(model("Silverado 2500HD"), fuel("diesel"))],
  ["honda cr v certificada", all(model("CR-V"), isCertified)],
  ["mustang rojo estandar v8", all(model("Mustang"), color("red"), gearbox("manual"), engine(/V8/))],
  ["bmw serie 3", model("3 Series")],
  ["lexus rx350 blanca con navegacion", all(model("RX 350"), color("white"), feature("Navigation"))],
  ["tesla model y o model 3", model("Model Y", "Model 3")],
  // Typing errors and slang.
  ["onda sivic 2020", all(model("Civic"), years(2020, 2020))],
  ["jeep gran cheroki roja", all(model("Grand Cherokee"), color("red"))],
  ["nisan roge", model("Rogue")],
  ["trokas ford 4x4", all(truck, make("Ford"), fourByFour)],
  ["honda standar", all(make("Honda"), gearbox("manual"))],
  ["guagua mitsubishi", all(make("Mitsubishi"), body("suvs", "trucks", "minivans"))],
  ["carros electricos o hibridos", fuel("electricity", "hybrid", "plug_in_hybrid")],
  // Colours.
  ["troca anaranjada", all(truck, color("orange"))],
  ["carro plateado automatico", all(color("silver"), automatic)],
  // Prices and payments.
  ["un carrito barato de menos de 9 mil", upTo(9000)],
  ["CAMIONETAS BARATAS MENOS DE 18 MIL!!", all(camioneta, upTo(18_000))],
  ["maximo 16,000 dolares", upTo(16_000)],
  ["de 8 a 12 mil", all(from(8000), upTo(12_000))],
  ["doce mil quinientos dolares", upTo(12_500)],
  ["hatchback o sedan d menos de 14mil", all(body("hatchbacks", "sedans"), upTo(14_000))],
  ["quiero pagar 300 por mes", monthly(300)],
  ["camioneta con pagos de $450 mensual", all(camioneta, monthly(450))],
  // Miles and years.
  ["honda menos d 60mil millas", all(make("Honda"), milesUnder(60_000))],
  ["con menos de 100,000 millas y menos de 16 mil dolares", all(milesUnder(100_000), upTo(16_000))],
  ["suv poco millage", all(suv, milesUpTo(30_000))],
  ["suv del 2022 para arriba", all(suv, years(2022))],
  // Features, seats, cabs.
  ["apple car play y asientos calientes", all(feature("Apple CarPlay"), feature("Heated Seats"))],
  ["quemacocos panoramico", feature("Panoramic Sunroof")],
  ["troca cabina sencilla", all(truck, cab(/Regular/))],
  ["troca con paquete de remolque y bedliner", all(truck, feature("Tow Package"), feature("Bed Liner"))],
  // Negation.
  ["sedan que no sea blanco ni negro", all(sedan, not(color("white", "black")))],
  ["camioneta pero no nissan ni ford", all(camioneta, not(any(make("Nissan"), make("Ford"))))],
  // Stock numbers.
  ["numero de stock P26070", stock("P26070")],
  // Words that do not matter.
  ["van para la familia de 8 pasajeros", all(minivan, third), ["familia"]],
  ["troca ram sin seguro social", all(truck, make("Ram")), ["seguro", "social"]],
];
