import { describe, expect, test } from "vitest";
import { isDefaultPhone, normalizePhone } from "./normalize-phone.ts";

describe("normalizePhone", () => {
  test.each([
    ["4175550123", "4175550123"],
    ["(417) 555-0123", "4175550123"],
    ["+14175550123", "4175550123"],
    ["+1 (417) 555-0123", "4175550123"],
    ["1-417-555-0123", "4175550123"],
    [" 417.555.0123\t", "4175550123"],
    ["tel:+14175550123", "4175550123"],
    ["555-0123", "5550123"],
    ["1", "1"],
    ["", ""],
    ["call me", ""],
    ["+19999999999", ""],
    ["999-999-9999", ""],
    ["417-555-0123 x45", "4175550123"],
    ["0123456789", "0123456789"],
    ["417-555-01234", "41755501234"],
    ["1417555012", "1417555012"],
    ["+49 30 123456", "+4930123456"],
  ])("of %j is %j", (value, expected) => {
    expect(normalizePhone(value)).toBe(expected);
  });
});

test("recognises the placeholder in every notation", () => {
  for (const value of ["+19999999999", "+1 (999) 999-9999", "(999) 999-9999", "999-999-9999", "9999999999"]) {
    expect(isDefaultPhone(value)).toBe(true);
    expect(normalizePhone(value)).toBe("");
  }
  expect(isDefaultPhone("+1999999999")).toBe(false);
  expect(isDefaultPhone("")).toBe(false);
});
