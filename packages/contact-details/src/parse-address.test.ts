import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAddress } from "./parse-address.ts";
import { parseZipCode } from "./parse-zip-code.ts";
import { parseState, US_STATES } from "./us-states.ts";

const home = {
  address: "100 Example Ave",
  apartment: "",
  city: "Springfield",
  state: "mo",
  zipCode: "65801",
};

describe("parseAddress", () => {
  test("returns the state as its postal code", () => {
    expect(parseAddress(home)).toEqual({ ok: true, value: { ...home, state: "MO" } });
  });

  test("only the apartment is optional", () => {
    expect(parseAddress({})).toEqual({
      ok: false,
      errors: [
        { path: ["address"], code: "address.required" },
        { path: ["city"], code: "city.required" },
        { path: ["state"], code: "state.required" },
        { path: ["zipCode"], code: "zipCode.required" },
      ],
    });
  });

  test.each([
    [{ state: "ZZ" }, "state", "state.invalid"],
    [{ zipCode: "6580" }, "zipCode", "zipCode.invalid"],
    [{ city: "x".repeat(201) }, "city", "city.too-long"],
    [{ apartment: "x".repeat(201) }, "apartment", "apartment.too-long"],
  ])("with %j reports exactly that error", (change, field, code) => {
    expect(parseAddress({ ...home, ...change })).toEqual({ ok: false, errors: [{ path: [field], code }] });
  });

  test("accepts at most 200 characters for street, apartment and city", () => {
    for (const field of ["address", "apartment", "city"] as const) {
      expect(parseAddress({ ...home, [field]: "x".repeat(200) }).ok).toBe(true);
      expect(parseAddress({ ...home, [field]: "x".repeat(201) }).ok).toBe(false);
    }
  });

  test("never throws", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("address", "apartment", "city", "state", "zipCode"), fc.anything()),
        (input) => {
          expect(() => parseAddress(input)).not.toThrow();
        },
      ),
    );
  });
});

describe("parseState", () => {
  test("accepts the 50 states, the District of Columbia and five territories", () => {
    expect(Object.keys(US_STATES)).toHaveLength(56);
    for (const [code, name] of Object.entries(US_STATES)) {
      expect(parseState(code.toLowerCase())).toBe(code);
      expect(parseState(` ${name.toUpperCase()} `)).toBe(code);
    }
  });

  test.each(["", "constructor", "toString", "Missour", 5, null])("returns null for %j", (value) => {
    expect(parseState(value)).toBeNull();
  });
});

describe("parseZipCode", () => {
  test.each([
    ["65801", "65801"],
    [" 65801-1234 ", "65801-1234"],
    ["65801 1234", "65801-1234"],
    ["658011234", "65801-1234"],
    ["00501", "00501"],
    ["6580", null],
    ["65801-123", null],
    ["ABCDE", null],
    [65801, null],
  ])("of %j is %j", (value, expected) => {
    expect(parseZipCode(value)).toBe(expected);
  });
});
