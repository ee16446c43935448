import fc from "fast-check";
import { expect, test } from "vitest";
import { isValidVin, vinCheckDigit } from "./check-digit.ts";

test.each(["1M8GDM9AXKP042788", "11111111111111111", "5GZCZ43D13S812715"])("%s is valid", (vin) => {
  expect(isValidVin(vin)).toBe(true);
});

test.each(["1M8GDM9A0KP042788", "1M8GDM9AXKP04278", "1M8GDM9AXKP04278O", "1m8gdm9axkp042788", ""])(
  "%s is not",
  (vin) => {
    expect(isValidVin(vin)).toBe(false);
  },
);

test.each([
  ..."A1 B2 C3 D4 E5 F6 G7 H8 J1 K2 L3 M4 N5 P7 R9 S2 T3 U4 V5 W6 X7 Y8 Z9".split(" "),
  ..."00 11 22 33 44 55 66 77 88 99".split(" "),
])("%s: a character and its value", (pair) => {
  const remainder = (Number(pair[1]) * 8) % 11;
  expect(vinCheckDigit(`${pair[0]}0000000000000000`)).toBe(remainder === 10 ? "X" : String(remainder));
});

test("each position has its weight, 0 for the check digit", () => {
  const digits = Array.from({ length: 17 }, (_, at) =>
    vinCheckDigit(`${"0".repeat(at)}1${"0".repeat(16 - at)}`),
  );
  expect(digits.join(" ")).toBe("8 7 6 5 4 3 2 X 0 9 8 7 6 5 4 3 2");
});

test.each(["I", "O", "Q", "i", "a", "-", " ", "É"])("a VIN cannot contain %j", (letter) => {
  for (const at of [0, 6, 8, 9, 16]) {
    const vin = `${"1".repeat(at)}${letter}${"1".repeat(16 - at)}`;
    expect([isValidVin(vin), vinCheckDigit(vin)]).toEqual([false, null]);
  }
});

test("detects one wrong character with another value", () => {
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
