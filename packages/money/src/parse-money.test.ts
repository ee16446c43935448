import { fail } from "@forecourt/result";
import type { Cents } from "@forecourt/units";
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
    ["-$0.00", 0],
    ["-$1,234.5", -123_450],
    ["$.99", 99],
    ["-.5", -50],
    ["1.234,56", 123_456],
    ["12\u202f345,67", 1_234_567],
    ["1 234 567.8", 123_456_780],
    ["\u00a0$1,234.56\n", 123_456],
    ["5\u00a0$", 500],
    ["0.12", 12],
    ["0,5", 50],
    ["1,234.5k", 123_450_000],
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
    ["1e5", "money.invalid"],
    ["1e5k", "money.invalid"],
    ["\u0661\u0662", "money.invalid"],
    ["\uff11\uff12", "money.invalid"],
    ["(1,234)", "money.invalid"],
    ["+5", "money.invalid"],
    ["5-", "money.invalid"],
    ["0.123", "money.invalid"],
    ["0,123", "money.invalid"],
    ["00,123", "money.invalid"],
    ["0.123k", "money.invalid"],
    ["1.2345", "money.invalid"],
    ["1,234.567", "money.invalid"],
    ["1.234,567", "money.invalid"],
    ["1,234 567", "money.invalid"],
    ["1'234", "money.invalid"],
    ["NaN", "money.invalid"],
    ["\u200b5", "money.invalid"],
    ["90071992547409.91", "money.too-large"],
    ["0x10", "money.invalid"],
    ["Infinity", "money.invalid"],
    ["1000000000", "money.too-large"],
    ["1000000k", "money.too-large"],
    ["9".repeat(41), "money.invalid"],
  ])("rejects %j with %s", (text, code) => {
    const parsed = parseMoney(text);
    expect(parsed.ok ? null : parsed.errors[0].code).toBe(code);
  });

  test("parses everything that formatMoney prints", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
        fc.constantFrom("en", "es"),
        fc.constantFrom("auto", "always"),
        (value, locale, cents) => {
          expect(parseMoney(formatMoney(value as Cents, locale, { cents }))).toEqual({ ok: true, value });
        },
      ),
    );
  });

  test.each([
    [null, "money.required"],
    [undefined, "money.required"],
    [12, "money.invalid"],
    [Number.NaN, "money.invalid"],
    [["5"], "money.invalid"],
    [{}, "money.invalid"],
  ])("rejects %j, which is no text, with %s", (value, code) => {
    expect(parseMoney(value)).toEqual(fail(code));
  });

  test("what it parses is the same after formatting", () => {
    const amount = fc.tuple(
      fc.constantFrom("", "-", "$", "-$", "US$ "),
      fc.integer({ min: 0, max: 999_999 }),
      fc.constantFrom("", ".", ".5", ",50", ".05", "k", " USD"),
    );
    fc.assert(
      fc.property(amount, fc.constantFrom("en", "es"), ([before, dollars, after], locale) => {
        const parsed = parseMoney(`${before}${dollars}${after}`);
        if (!parsed.ok) throw new Error(parsed.errors[0].code);
        expect(parseMoney(formatMoney(parsed.value, locale))).toEqual(parsed);
        expect(Object.is(parsed.value, -0)).toBe(false);
      }),
    );
  });

  test("never throws and returns only safe integers", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        const parsed = parseMoney(text);
        expect(!parsed.ok || Number.isSafeInteger(parsed.value)).toBe(true);
      }),
    );
  });
});
