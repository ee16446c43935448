import { describe, expect, it } from "vitest";
import { boundedNumber } from "./bounded-number.ts";

const years = { lowest: 1900, highest: 2100 };

describe("boundedNumber", () => {
  it.each([
    ["2024", 2024],
    ["2024.0", 2024],
    ["2,024", 2024],
    ["1900", 1900],
    ["2100", 2100],
  ])("reads %j as %j", (cell, value) => expect(boundedNumber(cell, years)).toEqual({ ok: true, value }));

  it.each([
    ["1899", "too-low"],
    ["24", "too-low"],
    ["2101", "too-high"],
    ["9".repeat(400), "too-high"],
    ["2024.5", "decimals"],
    ["-2024", "negative"],
    ["$2,024", "currency"],
    ["two", "unreadable"],
    ["", "unreadable"],
  ])("says of %j that it is %s", (cell, problem) =>
    expect(boundedNumber(cell, years)).toEqual({ ok: false, problem }),
  );
});
