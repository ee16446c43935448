import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as contactDetails from "./index.ts";

const { formatPhone, maskPhone, parseAddress, parsePerson } = contactDetails;
/** Three times as long as a body of a form may be (32 KiB). */
const LENGTH = 100_000;

/** Every function that accepts untrusted input. */
const readers = {
  parsePhone: contactDetails.parsePhone,
  parseEmail: contactDetails.parseEmail,
  parseState: contactDetails.parseState,
  parseZipCode: contactDetails.parseZipCode,
  parseVerificationCode: contactDetails.parseVerificationCode,
  normalizePhone: contactDetails.normalizePhone,
  isPhone: contactDetails.isPhone,
  isDefaultPhone: contactDetails.isDefaultPhone,
  phoneToE164: contactDetails.phoneToE164,
  singleLine: contactDetails.singleLine,
  formatPhone: (value: unknown) => formatPhone(value, "international"),
  maskPhone: (value: unknown) => maskPhone(value, null, "general"),
  parsePerson: (value: unknown) =>
    parsePerson({ firstName: value, lastName: value, email: value, phone: value }),
  parseAddress: (value: unknown) =>
    parseAddress({ address: value, apartment: value, city: value, state: value, zipCode: value }),
};

const hostile: [string, unknown][] = [
  ["nothing", undefined],
  ["null", null],
  ["a number", 4_175_550_123],
  ["not a number", Number.NaN],
  ["a symbol", Symbol("phone")],
  ["a function", () => "4175550123"],
  ["a list", ["4175550123"]],
  ["an object", { toString: () => "4175550123" }],
  ["an object without a prototype", Object.create(null)],
  ["a lone high surrogate", "\ud800"],
  ["a lone low surrogate", "417\udc00555"],
  ["control characters", "\u0000\u0007\u001b[31m\u0085"],
  ["direction marks", "\u202e0123-555-714\u202c"],
  ["a property of every object", "__proto__"],
  ["a long run of digits", "4".repeat(LENGTH)],
  ["a long run of extensions", `4175550123${" x4".repeat(LENGTH / 3)}`],
  ["a phone before a long run of letters", `4175550123 ${"x".repeat(LENGTH)}!`],
  ["a phone before a long run of spaces", `4175550123${" ".repeat(LENGTH)}x`],
  ["a long run of spaces", " ".repeat(LENGTH)],
  ["a long run of plus signs", "+".repeat(LENGTH)],
  ["a long run of separated plus signs", "+ 1 ".repeat(LENGTH / 4)],
  ["a long run of brackets", "(1".repeat(LENGTH / 2)],
  ["a long run of points", `${"a.".repeat(LENGTH / 2)}@`],
  ["a long run of surrogates", "\ud83d".repeat(LENGTH)],
];

describe.each(Object.entries(readers))("%s", (_name, read) => {
  test.each(hostile)("does not throw for %s", (_what, value) => {
    expect(() => read(value)).not.toThrow();
  });

  test("does not throw for any text or value", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.anything()), (value) => {
        expect(() => read(value)).not.toThrow();
      }),
      { numRuns: 50 },
    );
  });
});

test("null and undefined count as a form with every field missing", () => {
  for (const form of [null, undefined]) {
    expect(parsePerson(form)).toEqual(parsePerson({}));
    expect(parseAddress(form)).toEqual(parseAddress({}));
  }
});

test("a value that is not a string is never a phone, whatever it converts to", () => {
  for (const value of [4_175_550_123, ["4175550123"], { toString: () => "4175550123" }]) {
    expect(contactDetails.normalizePhone(value)).toBe("");
    expect(contactDetails.isPhone(value)).toBe(false);
    expect(formatPhone(value, "general")).toBe("");
    expect(maskPhone(value, 3, "general")).toEqual({ value: "", caret: 0 });
  }
});
