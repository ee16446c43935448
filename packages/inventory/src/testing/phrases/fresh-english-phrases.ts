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
const automatic = gearbox("automatic", "cvt", "dct");
const third = feature("Third Row Seating");
const leather = feature("Leather Seats");
const heated = feature("Heated Seats");
const carPlay = feature("Apple CarPlay");
const sunroof = feature("Sunroof", "Panoramic Sunroof");

/** Sixty phrases in English, written without knowledge of the parser. */
export const FRESH_ENGLISH_PHRASES: readonly Phrase[] = [
  // Models that exist but are not in stock.
  ["2023 Kia Sorento", nothing],
  ["gmc sierra crew cab", nothing],
  ["mazda3 hatchback", nothing],
  ["looking for a Chevy Colorado or a Toyota Tacoma", model("Tacoma")],
  // Makes, models, trims and years.
  ["2019 honda odyssey exl", all(model("Odyssey"), trim("ex l"), years(2019, 2019))],
  ["toyota 4 runner sr5", all(model("4Runner"), trim("sr5"))],
  ["rx350 f sport", all(model("RX 350"), trim("f sport"))],
  ["chevy 2500 hd diesel", all(model("Silverado 2500HD"), fuel("diesel"))],
  ["bmw 330 i", all(model("3 Series"), trim("330i"))],
  ["mercedes c300", all(model("C-Class"), trim("c 300"))],
  ["mx5 grand touring stick", all(model("MX-5 Miata"), gearbox("manual"))],
  ["tahoe z-71", all(model("Tahoe"), trim("z71"))],
  ["mustang gt 5.0", all(model("Mustang"), trim("gt"), engine(/^5\.0L/))],
  ["TACOMA TRD OFFROAD 4X4", all(model("Tacoma"), fourByFour)],
  ["chrysler 300s", all(make("Chrysler"), model("300"))],
  ["'18 camry se", all(model("Camry"), trim("se"), years(2018, 2018))],
  ["camry non hybrid", all(model("Camry"), not(fuel("hybrid")))],
  ["Mitsubishis under 22k with carplay", all(make("Mitsubishi"), upTo(22_000), carPlay)],
  // Typing errors.
  ["dodge grand carvan 2014", all(model("Grand Caravan"), years(2014, 2014))],
  ["ford mavrick hybrid", all(model("Maverick"), fuel("hybrid"))],
  ["mercedez benz sedan leather", all(make("Mercedes-Benz"), sedan, leather)],
  ["volkswagon", make("Volkswagen")],
  ["toyta or hona suv under 28,000", all(any(make("Toyota"), make("Honda")), suv, upTo(28_000))],
  ["red convertable", all(body("convertibles"), color("red"))],
  // Whole sentences and questions.
  ["Do you have any used Hondas under $18,000?", all(make("Honda"), isUsed, upTo(18_000))],
  ["I need something with 3rd row seats and awd, around 30k", all(third, awd, from(27_000), upTo(33_000))],
  [
    "what suvs do you have with less than 40,000 miles and heated seats",
    all(suv, milesUnder(40_000), heated),
  ],
  ["can I get a truck for $450 per month", all(truck, monthly(450))],
  ["is P26051 still available?", stock("P26051")],
  ["used cars for sale near me under 10k", all(isUsed, upTo(10_000))],
  ["SUV, AWD, LEATHER, UNDER 30K!!!", all(suv, awd, leather, upTo(30_000))],
  // Prices and payments.
  ["suv payments no more than 350/month", all(suv, monthly(350))],
  ["$12k - $17k sedans", all(sedan, from(12_000), upTo(17_000))],
  ["trucks from 25 to 32 thousand", all(truck, from(25_000), upTo(32_000))],
  ["under 9,500 bucks", upTo(9500)],
  ["max price 16.5k", upTo(16_500)],
  ["anything for 5k?", upTo(5000)],
  ["automatic 4wd below $31K", all(automatic, fourByFour, upTo(31_000))],
  // Miles and years.
  ["less than 15k miles used", all(isUsed, milesUnder(15_000))],
  ["honda under 75k miles under 20k", all(make("Honda"), milesUnder(75_000), upTo(20_000))],
  ["minivan no more than 100,000 miles", all(body("minivans"), milesUpTo(100_000))],
  ["eclipse cross certified low miles", all(model("Eclipse Cross"), isCertified, milesUpTo(30_000))],
  ["cars before 2014", years(0, 2013)],
  ["2019-2021 AWD crossover", all(suv, awd, years(2019, 2021))],
  ["truck newer than 2021", all(truck, years(2022))],
  // Features, seats, cabs, engines.
  ["blindspot monitoring and sunroof", all(feature("Blind Spot Monitor"), sunroof)],
  ["bluetooth and back-up cam", all(feature("Bluetooth"), feature("Backup Camera"))],
  ["van with dvd player", all(body("minivans"), feature("Rear Entertainment"))],
  ["ev's with fast charging", all(fuel("electricity"), feature("DC Fast Charging"))],
  ["quad cab ram", all(make("Ram"), cab(/Quad/))],
  ["regular cab work truck", all(truck, cab(/Regular/)), ["work"]],
  ["turbo awd suv", all(suv, awd, engine(/Turbo/))],
  // Negation.
  ["white or silver sedans, no teslas", all(sedan, color("white", "silver"), not(make("Tesla")))],
  ["suvs that aren't black", all(suv, not(color("black")))],
  ["anything but a minivan with 3rd row", all(not(body("minivans")), third)],
  ["gas suv not awd", all(suv, fuel("gasoline"), not(awd))],
  // Stock numbers.
  ["STK#P26077", stock("P26077")],
  // Words that do not matter.
  ["clean title maroon jeep", all(make("Jeep"), color("red")), ["clean", "title"]],
  ["no accidents honda cr-v", model("CR-V"), ["accidents"]],
  ["first car for teenager, automatic, 12 grand max", all(automatic, upTo(12_000)), ["first", "teenager"]],
];
