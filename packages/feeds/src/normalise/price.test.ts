import { describe, expect, it } from "vitest";
import { readPrice } from "./price.ts";

describe("readPrice: in US dollars", () => {
  it.each([
    ["$39,998 ", 3_999_800],
    ["10499 USD", 1_049_900],
    ["10499.00 USD", 1_049_900],
    ["USD 10,499", 1_049_900],
    ["USD10499", 1_049_900],
    ["US$ 1,234.56", 123_456],
    ["1234.5", 123_450],
    ["1234.", 123_400],
    ["1234.565", 123_457],
    ["1234.0000", 123_400],
    ["$ 22 995", 2_299_500],
    ["$40,123 USD", 4_012_300],
    ["1", 100],
  ])("reads %j as %i cents", (cell, cents) => expect(readPrice(cell, "USD")).toEqual({ ok: true, cents }));

  it.each([
    "",
    "Not Priced",
    "Call for price",
    "Please call",
    "Contact us",
    "N/A",
    "TBD",
    "0",
    "0.00",
    "$0",
    "$",
    "0 USD",
  ])("takes %j for no price", (cell) => expect(readPrice(cell, "USD")).toEqual({ ok: true, cents: null }));

  it.each([
    ["abc", "unreadable"],
    ["1e5", "unreadable"],
    ["39,998 or best offer", "unreadable"],
    ["$$500", "unreadable"],
    ["-500", "negative"],
    ["-$500", "negative"],
    ["($500.00)", "negative"],
    ["32.998", "decimals"],
    ["$32.998 USD", "decimals"],
    ["12,34", "decimals"],
    ["1.234,56", "decimals"],
    ["10,000,001", "too-high"],
    ["123456789012", "too-high"],
  ])("says of %j that it is %s", (cell, code) => expect(readPrice(cell, "USD")).toEqual({ ok: false, code }));
});

describe("readPrice: currency", () => {
  it.each([
    ["48900.00 CAD", "CAD"],
    ["C$48,900", "CAD"],
    ["CA$ 48,900", "CAD"],
    ["€10499", "EUR"],
    ["10499 EUR", "EUR"],
    ["£9,000", "GBP"],
  ])("refuses %j where US dollars are sold in", (cell, currency) =>
    expect(readPrice(cell, "USD")).toEqual({ ok: false, code: "currency", currency }),
  );

  it("accepts the configured currency, and amounts without one", () => {
    expect(readPrice("48900.00 CAD", "CAD")).toEqual({ ok: true, cents: 4_890_000 });
    expect(readPrice("$48,900", "CAD")).toEqual({ ok: true, cents: 4_890_000 });
    expect(readPrice("48900 USD", "CAD")).toEqual({ ok: false, code: "currency", currency: "USD" });
  });
});
