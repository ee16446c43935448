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
  isUsed,
  make,
  milesUnder,
  milesUpTo,
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
const awd = drive("awd");
const fourByFour = drive("4wd");
const third = feature("Third Row Seating");
const leather = feature("Leather Seats");
const heated = feature("Heated Seats");
const crew = cab(/Crew|Double/);
const anyHybrid = fuel("hybrid", "plug_in_hybrid");
const silverado = model("Silverado 1500", "Silverado 2500HD");

/** Fifty-five more phrases in English, also written without knowledge of the parser. */
export const SECOND_ENGLISH_PHRASES: readonly Phrase[] = [
  // Models that exist but are not in stock, and questions that name no vehicle.
  ["Audi Q5 awd", nothing],
  ["used 2020 ford ranger 4x4", nothing],
  ["gmc yukon or chevy tahoe", model("Tahoe")],
  ["harley davidson", nothing],
  ["honda suv other than a pilot", all(make("Honda"), suv)],
  // Makes, models, trims and years.
  ["vw golf tdi", all(model("Golf"), trim("tdi"))],
  ["2020 chevy bolt", all(model("Bolt EV"), years(2020, 2020))],
  ["bimmer xdrive", all(make("BMW"), trim("xdrive"))],
  ["benz", make("Mercedes-Benz")],
  ["duramax silverado", all(silverado, fuel("diesel"))],
  ["f150 supercrew 5.0", all(model("F-150"), cab(/SuperCrew/), engine(/^5\.0L/))],
  ["outlander sport trail edition", all(model("Outlander Sport"), trim("trail edition"))],
  ["civic hatch stick", all(model("Civic"), body("hatchbacks"), gearbox("manual"))],
  ["4runner or telluride under 33k", all(model("4Runner", "Telluride"), upTo(33_000))],
  ["do you still have the 2021 explorer?", all(model("Explorer"), years(2021, 2021))],
  ["v8 ford pickup 4x4", all(make("Ford"), truck, engine(/V8/), fourByFour)],
  // Typing errors and short forms.
  ["subura outbak", model("Outback")],
  ["nissan fronteir pro4x", all(model("Frontier"), trim("pro 4x"))],
  ["hyundia tuscon awd", all(model("Tucson"), awd)],
  ["blk silverado crew cab", all(silverado, color("black"), crew)],
  ["mitsu phev", all(make("Mitsubishi"), fuel("plug_in_hybrid"))],
  ["white suv w/ lether seats", all(suv, color("white"), leather)],
  ["hybird sedan under 25k", all(sedan, anyHybrid, upTo(25_000))],
  // Whole sentences.
  ["Got any white Teslas with under 40k miles?", all(make("Tesla"), color("white"), milesUnder(40_000))],
  ["my budget is 18,000 and I want an AWD SUV", all(suv, awd, upTo(18_000))],
  [
    "Need a truck with towing package and a heated steering wheel",
    all(truck, feature("Tow Package"), feature("Heated Steering Wheel")),
  ],
  ["awd that seats 7", all(awd, third)],
  // Prices and payments.
  ["32k max awd 3rd row", all(awd, third, upTo(32_000))],
  ["trucks 30-35k", all(truck, from(30_000), upTo(35_000))],
  ["20000-25000 suv", all(suv, from(20_000), upTo(25_000))],
  ["at least 2021 and at most 25 grand", all(years(2021), upTo(25_000))],
  ["approx 30k truck", all(truck, from(27_000), upTo(33_000))],
  ["sedans up to 17.5k", all(sedan, upTo(17_500))],
  ["$375 a month or less, sedan", all(sedan, monthly(375))],
  ["priced below 15000 under 100k mi", all(upTo(15_000), milesUnder(100_000))],
  // Miles and years.
  ["sub 40k mile suv", all(suv, milesUnder(40_000))],
  ["honda 20k-50k miles", all(make("Honda"), not(milesUnder(20_000)), milesUpTo(50_000))],
  ["2022 and up not new", all(years(2022), isUsed)],
  ["pre 2015 under 10k", all(years(0, 2014), upTo(10_000))],
  ["minivan 2017 or older", all(body("minivans"), years(0, 2017))],
  // Features, seats, drivetrains, cabs.
  ["360 camera", feature("360-Degree Camera")],
  ["pano roof and navi", all(feature("Panoramic Sunroof"), feature("Navigation"))],
  ["power tailgate suv under 30k", all(suv, feature("Power Liftgate"), upTo(30_000))],
  ["captains chairs awd", all(feature("Captain's Chairs"), awd)],
  ["extended cab truck", all(truck, cab(/Quad/))],
  ["2 wheel drive truck", all(truck, drive("fwd", "rwd"))],
  ["premium sound coupe or convertible", all(body("coupes", "convertibles"), feature("Premium Audio"))],
  // Negation.
  ["awd suv no cvt", all(suv, awd, not(gearbox("cvt")))],
  ["anything except trucks and suvs under 16k", all(not(any(truck, suv)), upTo(16_000))],
  ["sedan, no evs or hybrids", all(sedan, not(fuel("electricity", "hybrid", "plug_in_hybrid")))],
  // Stock numbers.
  ["Stock No. P26083", stock("P26083")],
  // Words that do not matter.
  ["suv for camping with roof rails", all(suv, feature("Roof Rails")), ["camping"]],
  ["hybrid for uber under 25k", all(anyHybrid, upTo(25_000)), ["uber"]],
  ["awd for the snow with heated seats and nav", all(awd, heated, feature("Navigation")), ["snow"]],
  ["toyota one owner clean carfax", make("Toyota"), ["owner", "clean", "carfax"]],
];
