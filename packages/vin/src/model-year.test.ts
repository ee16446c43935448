import { expect, test } from "vitest";
import { vinModelYear } from "./model-year.ts";

/** A VIN with these characters at positions 7 and 10. */
const dated = (seventh: string, tenth: string) => `1M8GDM${seventh}AX${tenth}P042788`;

test("position 10 is the model year, from 1980 with a digit at position 7, from 2010 with a letter", () => {
  for (const [at, code] of [..."ABCDEFGHJKLMNPRSTVWXY123456789"].entries()) {
    expect(vinModelYear(dated("0", code))).toBe(1980 + at);
    expect(vinModelYear(dated("9", code))).toBe(1980 + at);
    expect(vinModelYear(dated("A", code))).toBe(2010 + at);
    expect(vinModelYear(dated("Z", code))).toBe(2010 + at);
  }
});

test.each(["U", "Z", "0"])("%s at position 10 is not a year", (code) => {
  expect(vinModelYear(dated("A", code))).toBeNull();
});

test("never returns a year after the latest", () => {
  expect(vinModelYear(dated("A", "V"), { latestYear: 2027 })).toBe(2027);
  expect(vinModelYear(dated("A", "W"), { latestYear: 2027 })).toBe(1998);
  expect(vinModelYear(dated("9", "V"), { latestYear: 2027 })).toBe(1997);
});

test("what is not a VIN has no year", () => {
  expect(vinModelYear("1M8GDM9AXKP04278")).toBeNull();
  expect(vinModelYear("1M8GDM9AXKP04278O")).toBeNull();
});
