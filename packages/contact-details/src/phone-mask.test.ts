import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPhone, maskPhone, type PhoneMask } from "./phone-mask.ts";

const masks: PhoneMask[] = ["general", "international", "lead", "search"];
const anyMask = fc.constantFrom(...masks);
const nationalDigits = (text: string): string => text.replace(/^\+1/, "").replace(/\D/g, "");
/** Area codes start with 2 to 9; the placeholder's nines are an ordinary number to a mask. */
const digits = fc.stringMatching(/^[2-9]\d{0,9}$/);

/** A field as a browser keeps it: `|` is the caret. */
const field = (marked: string) => ({ value: marked.replace("|", ""), caret: marked.indexOf("|") });
const marked = (state: { value: string; caret: number }) =>
  `${state.value.slice(0, state.caret)}|${state.value.slice(state.caret)}`;
const insert = (state: { value: string; caret: number }, text: string, mask: PhoneMask) =>
  maskPhone(
    state.value.slice(0, state.caret) + text + state.value.slice(state.caret),
    state.caret + text.length,
    mask,
  );
const backspace = (state: { value: string; caret: number }, mask: PhoneMask) =>
  maskPhone(
    state.value.slice(0, Math.max(0, state.caret - 1)) + state.value.slice(state.caret),
    Math.max(0, state.caret - 1),
    mask,
  );

describe("formatPhone", () => {
  test.each([
    ["general", "(417) 555-0123"],
    ["international", "+1 (417) 555-0123"],
    ["lead", "417-555-0123"],
    ["search", "4175550123"],
  ] as const)("by the %s mask", (mask, expected) => {
    expect(formatPhone("+1 417.555.0123", mask)).toBe(expected);
    expect(formatPhone("4175550123", mask)).toBe(expected);
  });

  test("goes as far as the digits go and ends with one", () => {
    expect(formatPhone("417", "general")).toBe("(417");
    expect(formatPhone("4175", "general")).toBe("(417) 5");
    expect(formatPhone("417555", "lead")).toBe("417-555");
    expect(formatPhone("", "international")).toBe("");
  });
});

describe("maskPhone", () => {
  test.each([
    ["a first digit", "4|", "general", "(4|"],
    ["a digit at the end", "(417) 5556|", "general", "(417) 555-6|"],
    ["a digit in the middle", "(419|7) 555-012", "general", "(419|) 755-5012"],
    ["an eleventh digit", "(417) 555-01234|", "general", "(417) 555-0123|"],
    ["a letter", "(417) 5x|", "general", "(417) 5|"],
    ["a digit before everything", "9|(417) 555", "general", "(9|41) 755-5"],
    ["a digit before the country code", "5|+1 (417) 555-012", "international", "+1 (5|41) 755-5012"],
    ["Backspace over punctuation", "(417)| 5", "general", "(417|) 5"],
    ["a deleted plus sign", "|1 (417) 555", "international", "|+1 (417) 555"],
    ["a deleted country digit", "+| (417) 555", "international", "+|1 (417) 555"],
    ["a typed bracket", "(|", "general", "(|"],
    ["a typed plus sign", "+|", "international", "+|"],
    ["a typed country code", "+1|", "international", "+1|"],
    ["a digit after the typed country code", "+14|", "general", "(4|"],
    ["a pasted number", "+1-417-555-0123|", "general", "(417) 555-0123|"],
    ["a pasted number with a leading 1", "1 417 555 0123|", "lead", "417-555-0123|"],
    ["a pasted sentence", "call 417/555/0123 please|", "general", "(417) 555-0123|"],
    ["another country's number", "+44 20 7946 0958|", "general", "+44 20 7946 0958|"],
    ["nothing but words", "later|", "general", "|"],
  ] as const)("after %s", (_, before, mask, after) => {
    const { value, caret } = field(before);
    expect(marked(maskPhone(value, caret, mask))).toBe(after);
  });

  test("typing a number digit by digit keeps the caret at the end", () => {
    fc.assert(
      fc.property(digits, anyMask, (number, mask) => {
        let state = { value: "", caret: 0 };
        for (const digit of number) {
          state = insert(state, digit, mask);
          expect(state.caret).toBe(state.value.length);
        }
        expect(state.value).toBe(formatPhone(number, mask));
      }),
    );
  });

  test("Backspace always removes something, down to an empty field", () => {
    fc.assert(
      fc.property(digits, anyMask, (number, mask) => {
        let state = maskPhone(number, number.length, mask);
        while (state.value !== "") {
          const next = backspace(state, mask);
          expect(next.value.length).toBeLessThan(state.value.length);
          expect(next.caret).toBe(next.value.length);
          state = next;
        }
      }),
    );
  });

  test("a digit typed anywhere lands at the caret, and the caret follows it", () => {
    const shortNumber = fc.stringMatching(/^[2-9]\d{0,8}$/);
    fc.assert(
      fc.property(
        shortNumber,
        fc.constantFrom(..."23456789"),
        fc.nat(),
        anyMask,
        (number, digit, at, mask) => {
          const masked = formatPhone(number, mask);
          const caret = at % (masked.length + 1);
          const before = nationalDigits(
            mask === "international" ? masked.slice(3, Math.max(3, caret)) : masked.slice(0, caret),
          );
          // A digit inside the country code makes another country's number, which is left as typed.
          fc.pre(mask !== "international" || caret === 0 || caret >= 3);
          const after = insert({ value: masked, caret }, digit, mask);
          expect(nationalDigits(after.value)).toBe(before + digit + number.slice(before.length));
          expect(nationalDigits(after.value.slice(0, after.caret))).toBe(before + digit);
        },
      ),
    );
  });

  test("masking a masked number changes nothing, wherever the caret is", () => {
    fc.assert(
      fc.property(digits, anyMask, fc.nat(), (number, mask, at) => {
        const value = formatPhone(number, mask);
        const again = maskPhone(value, at % (value.length + 1), mask);
        expect(again.value).toBe(value);
      }),
    );
  });

  test("whatever is pasted, the result is stable and the caret is inside it", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.stringMatching(/^[-+ ()0-9.]{0,24}$/),
    );
    fc.assert(
      fc.property(hostile, fc.nat(), anyMask, (value, at, mask) => {
        const once = maskPhone(value, at % (value.length + 1), mask);
        expect(once.caret).toBeGreaterThanOrEqual(0);
        expect(once.caret).toBeLessThanOrEqual(once.value.length);
        expect(maskPhone(once.value, once.caret, mask)).toEqual(once);
      }),
      { numRuns: 1_000 },
    );
  });
});
