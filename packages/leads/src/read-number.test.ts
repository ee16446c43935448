import { describe, expect, it } from "vitest";
import { readDollars, readMiles, readModelYear, readSignedDollars, readWholeNumber } from "./read-number.ts";

describe("readWholeNumber", () => {
  it.each([
    ["88210", 88210],
    ["88,210", 88210],
    ["1,088,210", 1_088_210],
    [0, 0],
    ["88,21", null],
    ["-1", null],
    [-1, null],
    [1.5, null],
    [Number.NaN, null],
    [1e300, null],
    ["1e5", null],
    ["٣", null],
    ["", null],
  ])("%j is %j", (value, expected) => {
    expect(readWholeNumber(value)).toBe(expected);
  });
});

describe("readMiles", () => {
  it.each([
    ["88,210", 88_210],
    ["88,210 mi", 88_210],
    ["88210 Miles.", 88_210],
    ["88,210 millas", 88_210],
    [88_210, 88_210],
    ["88,210 km", null],
    ["mi", null],
    ["", null],
  ])("%j is %j", (value, expected) => {
    expect(readMiles(value)).toBe(expected);
  });
});

describe("readDollars", () => {
  it.each([
    ["$12,500", 1_250_000],
    ["$ 12,500.50", 1_250_050],
    ["12500.5", 1_250_050],
    [12500, 1_250_000],
    [0.1, 10],
    ["0", 0],
    ["12.345", null],
    ["1,25", null],
    ["12 k", null],
    [-5, null],
    [1e21, null],
    [Number.POSITIVE_INFINITY, null],
  ])("%j is %j cents", (value, expected) => {
    expect(readDollars(value)).toBe(expected);
  });
});

describe("readModelYear", () => {
  it.each([
    ["1899", null],
    ["1900", 1900],
    [2099, 2099],
    [2100, null],
    ["'14", null],
  ])("%j is %j", (value, expected) => {
    expect(readModelYear(value)).toBe(expected);
  });
});

describe("readSignedDollars", () => {
  it.each([
    ["-1,240", -124_000],
    ["−$1,240.00", -124_000],
    ["- 5", -500],
    ["$500", 50_000],
    [-12.5, -1250],
    ["-0", 0],
    ["$-5", null],
    ["--5", null],
    ["-", null],
  ])("%j is %j", (value, expected) => {
    expect(readSignedDollars(value)).toBe(expected);
  });
});

it.each([
  ["88,210  miles", 88_210],
  ["88,210.", 88_210],
])("reads the miles of %j", (text, miles) => {
  expect(readMiles(text)).toBe(miles);
});

it.each([
  ["1,234,567", 123_456_700],
  ["5$", null],
])("reads the dollars of %j", (text, cents) => {
  expect(readDollars(text)).toBe(cents);
});
