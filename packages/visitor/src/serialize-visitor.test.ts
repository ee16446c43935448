import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseVisitor } from "./parse-visitor.ts";
import { MAX_VISITOR_BYTES, serializeVisitor } from "./serialize-visitor.ts";
import { NEW_VISITOR, type VisitorProfile } from "./visitor-profile.ts";

const address = { address: "1 Elm St", apartment: "", city: "Springfield", state: "MO", zipCode: "65803" };
const full: VisitorProfile = {
  firstName: "Ana María",
  lastName: "Ruiz",
  email: "ana@example.com",
  phone: "(417) 555-0123",
  phoneVerified: true,
  locationAddress: address,
  homeAddress: { ...address, apartment: "4" },
  uniqueUserId: "3d594650-3436-4f8e-8a0f-2c2b1b0e9c11",
  userSelectedStore: "west-park",
  storeSelectedAt: 1_700_000_000_000,
  language: "es",
  hasSentLead: true,
  unlockInventory: 1_700_000_000_001,
  unlockPrice: 0,
  unlockOffers: 1_700_000_000_003,
};
const bytes = (text: string) => new TextEncoder().encode(text).length;

describe("serializeVisitor", () => {
  test("writes everything of a remembered visitor", () => {
    expect(parseVisitor(serializeVisitor(full, { remember: true }))).toEqual(full);
  });

  test("writes no personal data without consent, only essential fields", () => {
    expect(JSON.parse(serializeVisitor(full, { remember: false }))).toEqual({
      unlockInventory: 1_700_000_000_001,
      unlockPrice: 0,
      unlockOffers: 1_700_000_000_003,
      hasSentLead: true,
      uniqueUserId: "3d594650-3436-4f8e-8a0f-2c2b1b0e9c11",
      userSelectedStore: "west-park",
      storeSelectedAt: 1_700_000_000_000,
      language: "es",
    });
  });

  test.each([true, false])("writes an empty object for a new visitor (remember: %s)", (remember) => {
    expect(serializeVisitor(NEW_VISITOR, { remember })).toBe("{}");
  });

  test("writes only fields of the profile", () => {
    const more = { ...full, dateOfBirth: "1990-01-01", creditScore: 640, income: 50_000 };
    expect(serializeVisitor(more, { remember: true })).toBe(serializeVisitor(full, { remember: true }));
  });

  test("drops the home address first, then the other, if too long", () => {
    const long = (length: number) => ({ ...address, address: "x".repeat(length) });
    const kept = (locationAddress: typeof address, homeAddress: typeof address) => {
      const text = serializeVisitor({ ...full, locationAddress, homeAddress }, { remember: true });
      expect(bytes(text)).toBeLessThanOrEqual(MAX_VISITOR_BYTES);
      const back = parseVisitor(text);
      const addresses = { locationAddress: back.locationAddress, homeAddress: back.homeAddress };
      expect(back).toEqual({ ...full, ...addresses });
      return [back.locationAddress !== null, back.homeAddress !== null];
    };
    expect(kept(long(8), long(8))).toEqual([true, true]);
    expect(kept(long(8), long(5_000))).toEqual([true, false]);
    expect(kept(long(5_000), long(8))).toEqual([false, false]);
  });

  test("uses exactly the maximum bytes", () => {
    const withStreet = (length: number): VisitorProfile => ({
      ...NEW_VISITOR,
      homeAddress: { ...address, address: "x".repeat(length) },
    });
    const room = MAX_VISITOR_BYTES - bytes(serializeVisitor(withStreet(0), { remember: true }));
    expect(bytes(serializeVisitor(withStreet(room), { remember: true }))).toBe(MAX_VISITOR_BYTES);
    expect(serializeVisitor(withStreet(room + 1), { remember: true })).toBe("{}");
  });

  test("is within the limit for any profile", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 6_000 }),
      fc.constant("\ud800".repeat(1_000)),
    );
    const wide = fc.constantFrom("語".repeat(100), '"'.repeat(254), "\u2028".repeat(40));
    const any = fc.oneof(text, wide);
    const anyAddress = fc.record({ address: any, apartment: any, city: any, state: any, zipCode: any });
    const profile = fc.record({
      firstName: any,
      lastName: any,
      email: any,
      phone: any,
      uniqueUserId: any,
      userSelectedStore: any,
      language: any,
      locationAddress: fc.option(anyAddress),
      homeAddress: fc.option(anyAddress),
    });
    fc.assert(
      fc.property(profile, fc.boolean(), (fields, remember) => {
        const visitor = { ...full, ...fields };
        expect(bytes(serializeVisitor(visitor, { remember }))).toBeLessThanOrEqual(MAX_VISITOR_BYTES);
      }),
      { numRuns: 80 },
    );
  });
});

describe("parseVisitor", () => {
  test.each([
    ["nothing", undefined],
    ["no text", 5],
    ["empty text", ""],
    ["no JSON", "{"],
    ["null", "null"],
    ["a number", "7"],
    ["a list", "[1]"],
    ["deep nesting", "[".repeat(100_000)],
    ["a prototype", '{"__proto__":{"firstName":"Eve","hasSentLead":true}}'],
  ])("returns a new visitor for %s", (_what, text) => {
    expect(parseVisitor(text)).toEqual(NEW_VISITOR);
  });

  test.each([
    ["firstName", 5],
    ["firstName", "x".repeat(101)],
    ["lastName", "\u200b"],
    ["email", "x".repeat(255)],
    ["phone", "+19999999999"],
    ["phone", "1".repeat(41)],
    ["phoneVerified", "yes"],
    ["locationAddress", "1 Elm St"],
    ["homeAddress", { ...address, city: null }],
    ["uniqueUserId", ""],
    ["uniqueUserId", "x".repeat(65)],
    ["uniqueUserId", "<script>"],
    ["language", ["es"]],
    ["hasSentLead", 1],
    ["unlockInventory", "1700000000000"],
    ["unlockPrice", -1],
    ["unlockOffers", 1.5],
  ] as const)("drops a %s of %j and keeps the rest", (field, value) => {
    const stored = JSON.stringify({ ...full, [field]: value });
    expect(parseVisitor(stored)).toEqual({ ...full, [field]: NEW_VISITOR[field] });
  });

  test.each([
    ["userSelectedStore", "west park"],
    ["storeSelectedAt", null],
  ])("drops the chosen store and its time when its %s is %j", (field, value) => {
    expect(parseVisitor(JSON.stringify({ ...full, [field]: value }))).toEqual({
      ...full,
      userSelectedStore: null,
      storeSelectedAt: null,
    });
  });

  test("accepts the maximum length of every field", () => {
    const longest = {
      firstName: "x".repeat(100),
      lastName: "x".repeat(100),
      email: "x".repeat(254),
      phone: "1".repeat(40),
      uniqueUserId: "x".repeat(64),
    };
    expect(parseVisitor(JSON.stringify(longest))).toEqual({ ...NEW_VISITOR, ...longest });
  });

  test("never throws, and its result survives another round trip", () => {
    const field = fc.constantFrom(...Object.keys(full));
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.dictionary(field, fc.jsonValue()).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, (stored) => {
        const visitor = parseVisitor(stored);
        expect(Object.keys(visitor).sort()).toEqual(Object.keys(NEW_VISITOR).sort());
        expect(parseVisitor(serializeVisitor(visitor, { remember: true }))).toEqual(visitor);
      }),
      { numRuns: 500 },
    );
  });
});
