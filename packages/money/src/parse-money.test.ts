import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";
import { parseMoney } from "./parse-money.ts";

/** Any UTF-16 code unit, lone surrogates included; fast-check's own `binary` takes seconds to start. */
const anyCharacter = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

describe("parseMoney", () => {
  test.each([
    ["12345", 1_234_500],
    ["$12,345.67", 1_234_567],
    [" $ 12,345 ", 1_234_500],
    ["US$1,000", 100_000],
    ["1,000 USD", 100_000],
    ["1000$", 100_000],
    ["12.345,67", 1_234_567],
    ["1.234", 123_400],
    ["1,234", 123_400],
    ["1,234,567", 123_456_700],
    ["12 345", 1_234_500],
    ["12\u00a0345", 1_234_500],
    ["12.5", 1_250],
    ["12,5", 1_250],
    ["12,34", 1_234],
    ["12.", 1_200],
    [".50", 50],
    ["15k", 1_500_000],
    ["12.5K", 1_250_000],
    ["-$1,500", -150_000],
    ["$-1,500", -150_000],
    ["−20", -2_000],
    ["-0", 0],
    ["007", 700],
    ["999,999,999.99", 99_999_999_999],
  ])("parses %j as %d cents", (text, value) => {
    expect(parseMoney(text)).toEqual({ ok: true, value });
  });

  test.each([
    ["", "money.required"],
    ["   ", "money.required"],
    ["$", "money.invalid"],
    ["a lot", "money.invalid"],
    ["12,34,567", "money.invalid"],
    ["1,234,5", "money.invalid"],
    ["1.2.3", "money.invalid"],
    ["1234,567", "money.invalid"],
    ["--5", "money.invalid"],
    ["-$-5", "money.invalid"],
    ["1e9", "money.invalid"],
    ["0x10", "money.invalid"],
    ["Infinity", "money.invalid"],
    ["1000000000", "money.too-large"],
    ["1000000k", "money.too-large"],
    ["9".repeat(41), "money.invalid"],
  ])("rejects %j with %s", (text, code) => {
    const parsed = parseMoney(text);
    expect(parsed.ok ? null : parsed.error.code).toBe(code);
  });

  test("parses everything that formatMoney prints", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
        fc.constantFrom("en", "es"),
        fc.constantFrom("auto", "always"),
        (value, locale, cents) => {
          expect(parseMoney(formatMoney(value, locale, { cents }))).toEqual({ ok: true, value });
        },
      ),
    );
  });

  test("never throws and returns only safe integers", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        const parsed = parseMoney(text);
        if (parsed.ok) expect(Number.isSafeInteger(parsed.value)).toBe(true);
      }),
    );
  });
});
