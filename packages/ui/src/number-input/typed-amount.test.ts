import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatCents,
  formatWholeNumber,
  parseCents,
  parseSignedCents,
  parseWholeNumber,
} from "./typed-amount.ts";

const cents = fc.integer({ min: 0, max: 99_999_999_999 });

describe("parseCents", () => {
  it.each([
    ["$12,345.00", 1_234_500],
    [" US$ 12 345.5 ", 1_234_550],
    ["12345 USD", 1_234_500],
    ["12345", 1_234_500],
    ["12345.", 1_234_500],
    [".5", 50],
    ["0", 0],
    ["1,2345", 1_234_500],
    ["12,345.00", 1_234_500],
  ])("parses %j", (text, expected) => {
    expect(parseCents(text)).toBe(expected);
  });

  it.each(["", "  ", "$", ".", "12.345", "1.2.3", "-5", "25k", "call me", "9".repeat(30)])(
    "returns null for %j",
    (text) => {
      expect(parseCents(text)).toBeNull();
    },
  );

  it("parses what it formats, with or without the sign", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseCents(formatCents(amount))).toBe(amount);
        expect(parseCents(`$${formatCents(amount)}`)).toBe(amount);
      }),
    );
  });

  it("ignores the position of separators", () => {
    const place = fc.tuple(fc.nat({ max: 12 }), fc.constantFrom(",", " ", "\u00a0"));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.array(place), (dollars, places) => {
        const text = places.reduce((now, [at, mark]) => {
          const index = 1 + (at % now.length);
          return now.slice(0, index) + mark + now.slice(index);
        }, String(dollars));
        expect(parseCents(text)).toBe(dollars * 100);
      }),
    );
  });

  it("returns whole cents or null for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const amount = parseCents(text);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});

describe("parseWholeNumber", () => {
  it.each([
    ["18,420 mi", 18_420],
    ["18420", 18_420],
    [" 18 420MI", 18_420],
    ["007", 7],
  ])("parses %j", (text, expected) => {
    expect(parseWholeNumber(text, "mi")).toBe(expected);
  });

  it.each(["", "mi", "18.5", "12 km", "-1", "1e5"])("returns null for %j", (text) => {
    expect(parseWholeNumber(text, "mi")).toBeNull();
  });

  it("parses what it formats", () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (value, grouped) => {
        expect(parseWholeNumber(formatWholeNumber(value, grouped))).toBe(value);
      }),
    );
  });
});

describe("formatting", () => {
  it("groups thousands unless told otherwise", () => {
    expect([999, 1000, 18_420, 1_234_567].map((value) => formatWholeNumber(value))).toEqual([
      "999",
      "1,000",
      "18,420",
      "1,234,567",
    ]);
    expect(formatWholeNumber(2024, false)).toBe("2024");
  });

  it("uses two decimals for cents and none for whole dollars", () => {
    expect(formatCents(1_234_505)).toBe("12,345.05");
    expect(formatCents(1_234_550, true)).toBe("12,346");
  });

  it("keeps the sign, and parses it back", () => {
    expect([formatCents(-124_000, true), formatCents(-124_050)]).toEqual(["-1,240", "-1,240.50"]);
    expect(["-1,240", "−$1,240", " - 1240", "1,240"].map(parseSignedCents)).toEqual([
      ...[-124_000, -124_000, -124_000, 124_000],
    ]);
    expect(["-", "--5", ""].map(parseSignedCents)).toEqual([null, null, null]);
  });
});
