import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizePhone } from "./normalize-phone.ts";
import { formatPhone, maskPhone, type PhoneMask } from "./phone-mask.ts";

const MASKS: PhoneMask[] = ["general", "international", "lead", "search"];
const anyMask = fc.constantFrom(...MASKS);
/** Area codes start with 2 to 9; ten nines stand for no number. */
const number = fc.stringMatching(/^[2-9]\d{0,9}$/).filter((digits) => digits !== "9999999999");
const punctuation = fc.stringMatching(/^[ ().\-/]{0,3}$/);
const nationalDigits = (text: string): string => text.replace(/^\+1/, "").replace(/\D/g, "");

type Field = { value: string; caret: number };

/** A field after text replaced a selection, with the caret behind the text. */
const edited = (value: string, from: number, to: number, text: string): Field => ({
  value: value.slice(0, from) + text + value.slice(to),
  caret: from + text.length,
});

/** Places outside the country code: inside it, a digit would name another country. */
const placesIn = (masked: string, mask: PhoneMask): number[] =>
  Array.from({ length: masked.length + 1 }, (_, index) => index).filter(
    (index) => mask !== "international" || index >= 4,
  );

describe("replacing any part of a masked number by any digits", () => {
  const edit = fc.record({
    number,
    mask: anyMask,
    from: fc.nat(),
    to: fc.nat(),
    pasted: fc.stringMatching(/^\d{0,12}$/),
    mark: punctuation,
  });

  test("keeps the digits around it, and the caret behind the last of the new ones", () => {
    fc.assert(
      fc.property(edit, ({ number, mask, from, to, pasted, mark }) => {
        const masked = formatPhone(number, mask);
        const places = placesIn(masked, mask);
        fc.pre(places.length > 0);
        const [start, end] = [places[from % places.length]!, places[to % places.length]!].sort(
          (a, b) => a - b,
        ) as [number, number];
        const before = nationalDigits(masked.slice(0, start));
        const after = masked.slice(end).replace(/\D/g, "");
        const expected = before + pasted + after;
        // Eleven digits that start with a 1 are a number with its country code.
        fc.pre(!expected.startsWith("1"));
        const field = edited(masked, start, end, mark + pasted);
        const { value, caret } = maskPhone(field.value, field.caret, mask);
        expect(nationalDigits(value)).toBe(expected.slice(0, 10));
        expect(nationalDigits(value.slice(0, caret))).toBe((before + pasted).slice(0, 10));
      }),
      { numRuns: 1_500 },
    );
  });

  test("Delete in the middle takes the digit behind the caret, or none where punctuation is", () => {
    fc.assert(
      fc.property(number, anyMask, fc.nat(), (number, mask, place) => {
        const masked = formatPhone(number, mask);
        const places = placesIn(masked, mask).filter((index) => index < masked.length);
        fc.pre(places.length > 0);
        const at = places[place % places.length]!;
        const before = nationalDigits(masked.slice(0, at));
        const rest = masked.slice(at + 1).replace(/\D/g, "");
        fc.pre(!(before + rest).startsWith("1"));
        const { value, caret } = maskPhone(
          ...(Object.values(edited(masked, at, at + 1, "")) as [string, number]),
          mask,
        );
        expect(nationalDigits(value)).toBe(before + rest);
        expect(nationalDigits(value.slice(0, caret))).toBe(before);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a number that goes from one mask to another", () => {
  test("is the same number", () => {
    fc.assert(
      fc.property(number, anyMask, anyMask, (number, first, second) => {
        expect(normalizePhone(formatPhone(number, first))).toBe(number);
        expect(formatPhone(formatPhone(number, first), second)).toBe(formatPhone(number, second));
      }),
    );
  });

  test("is pasted over the whole field in whatever notation it has", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[2-8]\d{9}$/),
        anyMask,
        fc.array(punctuation, { minLength: 10, maxLength: 10 }),
        (number, mask, marks) => {
          for (const prefix of ["", "+1", "+1 ", "1-", "tel:"]) {
            const pasted = prefix + [...number].map((digit, index) => digit + marks[index]!).join("");
            const written = formatPhone(number, mask);
            expect(maskPhone(pasted, pasted.length, mask)).toEqual({ value: written, caret: written.length });
          }
        },
      ),
    );
  });
});

test("the placeholder is no number to show, in any notation", () => {
  for (const mask of MASKS) {
    for (const value of ["+19999999999", "(999) 999-9999", "9999999999"])
      expect(formatPhone(value, mask)).toBe("");
    expect(formatPhone("999999999", mask)).not.toBe("");
  }
  // Typed digit by digit it is text like any other: a field never empties itself.
  expect(maskPhone("9999999999", 10, "lead")).toEqual({ value: "999-999-9999", caret: 12 });
});

test.each([
  [null, 14],
  [99, 14],
  [14, 14],
  [Number.POSITIVE_INFINITY, 14],
  [0, 0],
  [-3, 0],
  [Number.NaN, 0],
  [2.5, 2],
])("a caret at %s is brought into the text: %i", (caret, expected) => {
  expect(maskPhone("(417) 555-0123", caret, "general")).toEqual({ value: "(417) 555-0123", caret: expected });
});

test.each(["+44 20 7946 0958", "(", "+1"])("a caret beyond %j is at its end", (value) => {
  expect(maskPhone(value, 99, "general")).toEqual({ value, caret: value.length });
});
