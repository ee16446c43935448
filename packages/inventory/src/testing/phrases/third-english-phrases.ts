import {
  all,
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
const awd = drive("awd");
const fourByFour = drive("4wd");
const third = feature("Third Row Seating");
const crew = cab(/Crew|Double/);

/** Fifty-five ordinary phrases in English, written without knowledge of the parser. */
export const THIRD_ENGLISH_PHRASES: readonly Phrase[] = [
  // Models that exist but are not in stock.
  ["toyota highlander", nothing],
  ["2018 ford fusion", nothing],
  ["honda accord 2020", nothing],
  // Makes, models, trims and years.
  ["toyota", make("Toyota")],
  ["honda civic", model("Civic")],
  ["2020 ford f-150 xlt", all(model("F-150"), trim("xlt"), years(2020, 2020))],
  ["toyota tacoma trd", all(model("Tacoma"), trim("trd"))],
  ["used jeep wrangler", all(model("Wrangler"), isUsed)],
  ["2019 nissan maxima sv", all(model("Maxima"), trim("sv"), years(2019, 2019))],
  ["new mitsubishi outlander", all(model("Outlander"), isNew)],
  ["2026 mitsubishi", all(make("Mitsubishi"), years(2026, 2026))],
  ["cpo mitsubishi", all(make("Mitsubishi"), isCertified)],
  ["kia telluride ex", all(model("Telluride"), trim("ex"))],
  ["rav4 xle awd", all(model("RAV4"), trim("xle"), awd)],
  ["honda cr-v ex-l", all(model("CR-V"), trim("ex l"))],
  ["chevy tahoe", model("Tahoe")],
  ["2021 chevy silverado 1500 lt", all(model("Silverado 1500"), trim("lt"), years(2021, 2021))],
  ["ford truck", all(make("Ford"), truck)],
  ["toyota suv", all(make("Toyota"), suv)],
  ["chrysler 300", all(make("Chrysler"), model("300"))],
  ["red mustang", all(model("Mustang"), color("red"))],
  ["ford explorer limited 4wd", all(model("Explorer"), trim("limited"), fourByFour)],
  ["mazda cx-5 under 20k", all(model("CX-5"), upTo(20_000))],
  ["tesla under 30k", all(make("Tesla"), upTo(30_000))],
  // Typing errors.
  ["honda oddysey", model("Odyssey")],
  ["jeep grand cheroke", model("Grand Cherokee")],
  ["mistubishi eclispe cross", model("Eclipse Cross")],
  ["silvarado crew cab 4x4", all(model("Silverado 1500", "Silverado 2500HD"), crew, fourByFour)],
  // Body styles, colours, drivetrains, fuels.
  ["trucks", truck],
  ["white suv", all(suv, color("white"))],
  ["black truck 4x4", all(truck, color("black"), fourByFour)],
  ["awd sedan", all(sedan, awd)],
  ["hatchback manual", all(body("hatchbacks"), gearbox("manual"))],
  ["v8 truck", all(truck, engine(/V8/))],
  ["used electric car under 20k", all(isUsed, fuel("electricity"), upTo(20_000))],
  // Prices and payments.
  ["suv under 15000", all(suv, upTo(15_000))],
  ["cars under 5k", upTo(5000)],
  ["used trucks under $20,000", all(isUsed, truck, upTo(20_000))],
  ["sedan 10k to 15k", all(sedan, from(10_000), upTo(15_000))],
  ["suv around 20k", all(suv, from(18_000), upTo(22_000))],
  ["suv under $350 a month", all(suv, monthly(350))],
  // Miles and years.
  ["used suv low miles under 25k", all(isUsed, suv, milesUpTo(30_000), upTo(25_000))],
  ["truck under 50k miles", all(truck, milesUnder(50_000))],
  ["2020 or newer awd suv", all(suv, awd, years(2020))],
  // Equipment and seats.
  ["suv leather seats sunroof", all(suv, feature("Leather Seats"), feature("Sunroof", "Panoramic Sunroof"))],
  ["third row suv under 30k", all(suv, third, upTo(30_000))],
  ["sedan with apple carplay", all(sedan, feature("Apple CarPlay"))],
  // Whole sentences.
  ["i'm looking for a used pickup under 30k", all(isUsed, truck, upTo(30_000))],
  ["Do you have any minivans with less than 100k miles?", all(minivan, milesUnder(100_000))],
  ["show me all your hybrids", fuel("hybrid", "plug_in_hybrid")],
  ["how much is the 2022 grand cherokee", all(model("Grand Cherokee"), years(2022, 2022))],
  // Negation.
  ["honda not civic", all(make("Honda"), not(model("Civic")))],
  // Words that do not matter.
  ["reliable sedan under 12k", all(sedan, upTo(12_000)), ["reliable"]],
  ["family suv 7 seats awd", all(suv, third, awd), ["family"]],
  ["used cars no credit check", isUsed, ["credit", "check"]],
];
