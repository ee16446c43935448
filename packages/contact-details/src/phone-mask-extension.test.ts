import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPhone, maskPhone, type PhoneMask } from "./phone-mask.ts";
import { phoneNumbers } from "./testing/phone-numbers.ts";

const anyMask = fc.constantFrom<PhoneMask>("general", "international", "lead", "search");

/** A field after an edit: `|` is the caret. */
const after = (marked: string, mask: PhoneMask = "general") => {
  const { value, caret } = maskPhone(marked.replace("|", ""), marked.indexOf("|"), mask);
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
};

describe("an extension in a masked field", () => {
  test.each([
    ["the mark", "(417) 555-0123x|", "(417) 555-0123 x|"],
    ["a number sign", "(417) 555-0123#|", "(417) 555-0123 x|"],
    ["its first digit", "(417) 555-0123 x4|", "(417) 555-0123 x4|"],
    ["the letter e", "(417) 555-0123e|", "(417) 555-0123|"],
    ["the letter t behind the mark", "(417) 555-0123 xt|", "(417) 555-0123 x|"],
    ["another letter", "(417) 555-0123f|", "(417) 555-0123|"],
    ["Backspace of the mark", "(417) 555-0123 |", "(417) 555-0123|"],
    ["an eighth digit", "(417) 555-0123 x12345678|", "(417) 555-0123 x1234567|"],
    ["a digit in the middle", "(417) 555-0123 x49|5", "(417) 555-0123 x49|5"],
    ["a digit before the mark", "(417) 555-01239| x45", "(417) 555-0123| x45"],
    ["a caret inside the mark", "(417) 555-0123 |x45", "(417) 555-0123| x45"],
    ["a caret behind the mark", "(417) 555-0123 x|45", "(417) 555-0123 x|45"],
    ["a digit within the number", "(4179|) 555-0123 x45", "(417) 9|55-5012 x45"],
    ["the mark after nine digits", "(417) 555-012x|", "(417) 555-012|"],
    ["a pasted word", "417.555.0123 ext. 45|", "(417) 555-0123 x45|"],
    ["a pasted Spanish word", "+1 417 555 0123, extensión 45|", "(417) 555-0123 x45|"],
    ["a pasted address", "tel:+14175550123;ext=45|", "(417) 555-0123 x45|"],
  ])("after %s", (_edit, before, expected) => {
    expect(after(before)).toBe(expected);
  });

  test.each([
    ["general", "(417) 555-0123 x45"],
    ["international", "+1 (417) 555-0123 x45"],
    ["lead", "417-555-0123 x45"],
    ["search", "4175550123 x45"],
  ] as const)("is written behind the %s mask", (mask, expected) => {
    expect(formatPhone("4175550123", mask, "45")).toBe(expected);
    expect(formatPhone("+1 417 555 0123 ext. 45", mask)).toBe(expected);
    expect(formatPhone("4175550123", mask, null)).toBe(formatPhone("4175550123", mask));
    expect(formatPhone("4175550123", mask, "")).toBe(formatPhone("4175550123", mask));
  });

  test("of no phone is not written", () => {
    expect(formatPhone("", "general", "45")).not.toContain("x");
    expect(formatPhone("+19999999999", "general", "45")).toBe("");
    expect(formatPhone(null, "general", "45")).not.toContain("x");
  });

  test("is typed key by key, by any of its words", () => {
    const words = fc.constantFrom("x", " x", " ext. ", " ext ", "#", " extensión ", " Extension: ");
    fc.assert(
      fc.property(
        phoneNumbers,
        words,
        fc.stringMatching(/^\d{1,7}$/),
        anyMask,
        (number, word, digits, mask) => {
          let state = { value: "", caret: 0 };
          for (const key of number + word + digits)
            state = maskPhone(state.value + key, state.value.length + 1, mask);
          expect(state.value).toBe(formatPhone(number, mask, digits));
          expect(state.caret).toBe(state.value.length);
        },
      ),
    );
  });

  test("is deleted by Backspace, key by key", () => {
    fc.assert(
      fc.property(phoneNumbers, fc.stringMatching(/^\d{1,7}$/), anyMask, (number, digits, mask) => {
        let value = formatPhone(number, mask, digits);
        for (let presses = digits.length + 1; presses > 0; presses -= 1) {
          const next = maskPhone(value.slice(0, -1), value.length - 1, mask);
          expect(next.value.length).toBeLessThan(value.length);
          expect(next.caret).toBe(next.value.length);
          value = next.value;
        }
        expect(value).toBe(formatPhone(number, mask));
      }),
    );
  });

  test("stays as it is when it is masked again, wherever the caret is", () => {
    const tail = fc.stringMatching(/^[-+ ()0-9.x#et]{0,16}$/);
    fc.assert(
      fc.property(phoneNumbers, tail, fc.nat(), anyMask, (number, rest, at, mask) => {
        const typed = number + rest;
        const once = maskPhone(typed, at % (typed.length + 1), mask);
        expect(once.caret).toBeLessThanOrEqual(once.value.length);
        expect(maskPhone(once.value, once.caret, mask)).toEqual(once);
      }),
      { numRuns: 1_000 },
    );
  });
});
