import { expect, it } from "vitest";
import { adfBodyStyle, adfTransmission } from "./adf-vehicle-words.ts";

it.each([
  ["automatic", "A"],
  ["cvt", "A"],
  ["CVT w/ paddle shifters", "A"],
  ["dct", "A"],
  ["7-Speed Dual Clutch", "A"],
  ["8-Speed Automatic with Manual Mode", "A"],
  ["Automated Manual", "A"],
  ["Continuously variable", "A"],
  ["A", "A"],
  ["8-speed auto", "A"],
  ["Auto, 8-speed", "A"],
  ["dualclutch", "A"],
  ["dual-clutch", "A"],
  ["cvti", "A"],
  ["manual", "M"],
  ["6-Speed Manual w/OD", "M"],
  ["m", "M"],
  ["1-Speed Direct Drive", undefined],
  ["Autobahn", undefined],
  ["semiauto", undefined],
  ["xcvt", undefined],
  ["dcts", undefined],
  ["adct", undefined],
  ["dual wet clutch", undefined],
  ["a b", undefined],
  ["ba", undefined],
  ["mx", undefined],
  ["xm", undefined],
  ["", undefined],
  [null, undefined],
])("transmission %j is %j", (words, letter) => {
  expect(adfTransmission(words)).toBe(letter);
});

it.each([
  ["suvs", "SUV"],
  ["sedans", "Sedan"],
  ["wagons", "Wagon"],
  ["coupes", "Coupe"],
  ["convertibles", "Convertible"],
  ["hatchbacks", "Hatchback"],
  ["trucks", "Truck"],
  ["minivans", "Minivan"],
  ["Crew Cab", "Crew Cab"],
  ["constructor", "constructor"],
  [null, undefined],
])("body style %j is %j", (value, expected) => {
  expect(adfBodyStyle(value)).toBe(expected);
});
