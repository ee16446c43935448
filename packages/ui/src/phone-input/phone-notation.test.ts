import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PhoneNotation, writePhone } from "./phone-notation.ts";

const write = (value: string, notation: PhoneNotation = "general", caret = value.length) =>
  writePhone({ value, caret }, notation);
const notations: PhoneNotation[] = ["general", "international", "lead", "search"];
const number = fc.stringMatching(/^[2-9]\d{9}$/);

describe("writePhone", () => {
  it("has four notations", () => {
    expect(notations.map((notation) => write("4175550142", notation).value)).toEqual([
      "(417) 555-0142",
      "+1 (417) 555-0142",
      "417-555-0142",
      "4175550142",
    ]);
  });

  it.each(["+1 417.555.0142", "1-417-555-0142", "tel:+14175550142", "(417) 555 0142", "417555014299"])(
    "takes %j",
    (pasted) => {
      expect(write(pasted).value).toBe("(417) 555-0142");
    },
  );

  it("takes any punctuation around the same digits", () => {
    const mark = fc.stringMatching(/^[ ().\-/]{0,3}$/);
    fc.assert(
      fc.property(
        number,
        fc.array(mark, { minLength: 10, maxLength: 10 }),
        fc.constantFrom("", "+1", "+1 ", "1"),
        fc.constantFrom(...notations),
        (digits, marks, code, notation) => {
          const pasted = code + [...digits].map((digit, index) => marks[index]! + digit).join("");
          expect(write(pasted, notation)).toEqual(write(digits, notation));
        },
      ),
    );
  });

  it("changes nothing that it wrote", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...notations), (typed, notation) => {
        const once = write(typed, notation).value;
        expect(write(once, notation).value).toBe(once);
      }),
    );
  });

  it("keeps the caret behind the digit it was behind", () => {
    fc.assert(
      fc.property(number, fc.nat({ max: 10 }), fc.constantFrom(...notations), (digits, at, notation) => {
        const { value, caret } = write(digits, notation, at);
        expect(caret).toBeLessThanOrEqual(value.length);
        const national = value.startsWith("+1") ? value.slice(0, caret).slice(2) : value.slice(0, caret);
        expect(national.replace(/\D/g, "")).toBe(digits.slice(0, at));
      }),
    );
  });

  it("leaves what may become a number, and a number of another country", () => {
    for (const typed of ["+", "+1", "(", "+44 20 7946 0958"]) expect(write(typed).value).toBe(typed);
    expect(write("call me").value).toBe("");
  });
});
