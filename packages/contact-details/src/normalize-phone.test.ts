import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDefaultPhone, isPhone, normalizePhone, phoneToE164 } from "./normalize-phone.ts";

describe("normalizePhone", () => {
  test.each([
    ["4175550123", "4175550123"],
    ["(417) 555-0123", "4175550123"],
    ["+14175550123", "4175550123"],
    ["+1 (417) 555-0123", "4175550123"],
    ["1-417-555-0123", "4175550123"],
    [" 417.555.0123\t", "4175550123"],
    ["tel:+14175550123", "4175550123"],
    ["555-0123", "5550123"],
    ["1", "1"],
    ["", ""],
    ["call me", ""],
    ["+19999999999", ""],
    ["999-999-9999", ""],
    ["417-555-0123 x45", "417555012345"],
    ["+49 30 123456", "+4930123456"],
  ])("of %j is %j", (value, expected) => {
    expect(normalizePhone(value)).toBe(expected);
  });
});

describe("isPhone", () => {
  test.each([
    ["+1 417 555 0123", true],
    ["0000000000", true],
    ["417555012", false],
    ["417-555-0123 x45", false],
    ["+19999999999", false],
    ["+49 30 123456", false],
    ["+493012345", false],
    ["+44 20 7946 0958", false],
    ["", false],
  ])("of %j is %s", (value, expected) => {
    expect(isPhone(value)).toBe(expected);
  });

  test("accepts ten digits with any punctuation", () => {
    const digits = fc.stringMatching(/^[2-8]\d{9}$/);
    const punctuation = fc.stringMatching(/^[ ().\-/]{0,3}$/);
    fc.assert(
      fc.property(
        digits,
        fc.array(punctuation, { minLength: 11, maxLength: 11 }),
        fc.constantFrom("", "+1", "+1 ", "1"),
        (number, marks, prefix) => {
          const written =
            prefix + marks[10]! + [...number].map((digit, index) => marks[index]! + digit).join("");
          expect(normalizePhone(written)).toBe(number);
          expect(phoneToE164(written)).toBe(`+1${number}`);
        },
      ),
    );
  });
});

test("recognises the placeholder in every notation", () => {
  for (const value of ["+19999999999", "+1 (999) 999-9999", "(999) 999-9999", "999-999-9999", "9999999999"]) {
    expect(isDefaultPhone(value)).toBe(true);
    expect(phoneToE164(value)).toBeNull();
  }
  expect(isDefaultPhone("+1999999999")).toBe(false);
  expect(isDefaultPhone("")).toBe(false);
});
