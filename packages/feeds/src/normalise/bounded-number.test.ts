import { describe, expect, it } from "vitest";
import { boundedNumber } from "./bounded-number.ts";

describe("boundedNumber", () => {
  it.each([
    ["2024", 2024],
    ["2024.0", 2024],
    ["1900", 1900],
    ["2100", 2100],
    ["1899", null],
    ["2101", null],
    ["24", null],
    ["2024.5", null],
    ["two", null],
    ["", null],
  ])("reads %j as %j", (cell, expected) => expect(boundedNumber(cell, 1900, 2100)).toBe(expected));
});
