import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainNumber } from "./plain-number.ts";

const whole = fc.integer({ min: 0, max: 999_999_999 });
const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 4 });
const grouped = (number: number, separator: string) =>
  number.toLocaleString("en-US").replaceAll(",", separator);
const problemOf = (cell: string) => {
  const reading = plainNumber(cell);
  return reading.ok ? null : reading.problem;
};

describe("plainNumber", () => {
  it.each([
    ["1,017,936", 1_017_936, ""],
    [" 12345.678 ", 12_345, "678"],
    ["12.5", 12, "5"],
    ["12.", 12, ""],
    ["0.000", 0, "000"],
  ])("reads %j", (cell, number, fraction) =>
    expect(plainNumber(cell)).toEqual({ ok: true, whole: number, fraction }),
  );

  it.each([
    ["-5", "negative"],
    ["- 5", "negative"],
    ["\u22125", "negative"],
    ["–5", "negative"],
    ["(5,000)", "negative"],
    ["($5,000)", "negative"],
    ["-$5", "negative"],
    ["$-5", "negative"],
    ["$5,000", "currency"],
    ["US$ 5", "currency"],
    ["5 €", "currency"],
    ["5000 USD", "currency"],
    ["USD 5000", "currency"],
    ["12.500", "decimals"],
    ["1.234.567", "decimals"],
    ["1.234,56", "decimals"],
    ["12,34", "decimals"],
    ["1,2345", "decimals"],
    ["12k", "unreadable"],
    ["1e5", "unreadable"],
    ["5-", "unreadable"],
    ["--5", "negative"],
    ["-x", "unreadable"],
    ["$x", "unreadable"],
    ["()", "unreadable"],
    ["1 of 2", "unreadable"],
    [".5", "unreadable"],
    ["", "unreadable"],
  ])("says of %j that it is %s", (cell, problem) => expect(problemOf(cell)).toBe(problem));

  it("reads every number, grouped or not, with any decimals", () => {
    fc.assert(
      fc.property(whole, fc.constantFrom("", ",", " ", "\u00a0"), digits, (number, separator, fraction) => {
        const cell = `${grouped(number, separator)}.${fraction}`;
        fc.pre(!/^[1-9]\d{0,2}\.\d{3}$/.test(cell));
        expect(plainNumber(cell)).toEqual({ ok: true, whole: number, fraction });
      }),
    );
  });

  it("never reads points between thousands as decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999_999 }), (number) => {
        expect(problemOf(grouped(number, "."))).toBe("decimals");
      }),
    );
  });

  it("names a minus and a currency sign in front of every number", () => {
    fc.assert(
      fc.property(whole, (number) => {
        expect(problemOf(`-${grouped(number, ",")}`)).toBe("negative");
        expect(problemOf(`$${grouped(number, ",")}`)).toBe("currency");
      }),
    );
  });

  it("never throws, and reads only digits and separators", () => {
    const cell = fc.string({ unit: fc.constantFrom(..."0123456789.,-()$€ kAUSD\u00a0"), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(cell, fc.string({ unit: "binary" })), (text) => {
        const reading = plainNumber(text);
        if (reading.ok) expect(text.trim()).toMatch(/^[\d, \u00a0\u202f]+(\.\d*)?$/);
      }),
      { numRuns: 1000 },
    );
  });
});
