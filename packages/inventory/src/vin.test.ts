import fc from "fast-check";
import { expect, test } from "vitest";
import { isValidVin, vinCheckDigit, vinModelYear } from "./vin.ts";

test.each(["1M8GDM9AXKP042788", "11111111111111111", "5GZCZ43D13S812715"])("%s is valid", (vin) => {
  expect(isValidVin(vin)).toBe(true);
});

test.each(["1M8GDM9A0KP042788", "1M8GDM9AXKP04278", "1M8GDM9AXKP04278O", "1m8gdm9axkp042788", ""])(
  "%s is not",
  (vin) => {
    expect(isValidVin(vin)).toBe(false);
  },
);

test("one wrong character of another value is noticed", () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 17, maxLength: 17 });
  fc.assert(
    fc.property(digits, fc.nat(16), fc.integer({ min: 1, max: 9 }), (numbers, at, by) => {
      const text = numbers.join("");
      const vin = text.slice(0, 8) + vinCheckDigit(text) + text.slice(9);
      const changed = vin.slice(0, at) + ((numbers[at]! + by) % 10) + vin.slice(at + 1);
      expect(isValidVin(vin)).toBe(true);
      if (at !== 8) expect(isValidVin(changed)).toBe(false);
    }),
  );
});

test.each([
  ["1M8GDM9AXKP042788", 1989],
  ["5GZCZ43D13S812715", 2003],
  ["JA4J4VA80SZ000001", 2025],
  ["JA4J4V580MZ000001", 1991],
  ["JA4J4VA80UZ000001", null],
])("%s is of %s", (vin, year) => {
  expect(vinModelYear(vin)).toBe(year);
});

test("no model year lies in the future", () => {
  expect(vinModelYear("1FTJ4VA805Z000001", 2027)).toBe(2005);
});
