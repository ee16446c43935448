import { expect, test } from "vitest";
import { soundKey } from "./sound-key.ts";

test.each([
  ["sivic", "civic"],
  ["onda", "honda"],
  ["chebrolet", "chevrolet"],
  ["mitsubichi", "mitsubishi"],
  ["cheroki", "cherokee"],
  ["nisan", "nissan"],
  ["kadilac", "cadillac"],
  ["fillips", "philips"],
  ["masda", "mazda"],
  ["esquinox", "esckinox"],
])("%s sounds like %s", (typed, name) => {
  expect(soundKey(typed)).toBe(soundKey(name));
});

test.each([
  ["camry", "camaro"],
  ["charger", "sarger"],
  ["rogue", "roge"],
  ["colorado", "solorado"],
])("%s does not sound like %s", (typed, name) => {
  expect(soundKey(typed)).not.toBe(soundKey(name));
});
