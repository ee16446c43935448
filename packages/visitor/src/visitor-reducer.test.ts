import { describe, expect, test } from "vitest";
import { GATES, type Gate, isUnlocked } from "./unlock-gates.ts";
import type { VisitorAction } from "./visitor-actions.ts";
import { NEW_VISITOR, type VisitorProfile } from "./visitor-profile.ts";
import { visitorReducer } from "./visitor-reducer.ts";

const ana = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "4175550123" };
const EARLIER = 1_000;
const NOW = 2_000;
const plain = { phoneVerification: false };
const verifying = { phoneVerification: true };
const save = (details: Partial<typeof ana>, covers?: Gate[]): VisitorAction => ({
  type: "contact-details-saved",
  details,
  now: NOW,
  newUserId: "visitor-1",
  covers,
});
const verified = (phone = ana.phone): VisitorAction => ({ type: "phone-verified", phone, now: NOW });
const profile = (changes: Partial<VisitorProfile> = {}): VisitorProfile => ({ ...NEW_VISITOR, ...changes });
const unlocks = { unlockInventory: EARLIER, unlockPrice: EARLIER, unlockOffers: EARLIER };

/** Profile before, saved fields, unlocked gates, and the effects with and without phone verification. */
const before = { empty: {}, partial: { firstName: "Ana", email: "ana@example.com" }, complete: ana };
const saved = {
  nothing: {},
  part: { lastName: "Ruiz" },
  rest: { lastName: "Ruiz", phone: ana.phone },
  all: ana,
};

describe("saving contact details, every transition", () => {
  const L = "lead";
  const U = "unlocked";
  const V = "verify-phone";
  const table: [keyof typeof before, keyof typeof saved, string[], string[]][] = [
    // known    saved     without codes  with codes
    ["empty", "nothing", [], []],
    ["empty", "part", [L], [L]],
    ["empty", "rest", [L], [L]],
    ["empty", "all", [L, U], [L, V]],
    ["partial", "nothing", [], []],
    ["partial", "part", [], []],
    ["partial", "rest", [U], [V]],
    ["partial", "all", [U], [V]],
    ["complete", "nothing", [U], [V]],
    ["complete", "part", [U], [V]],
    ["complete", "rest", [U], [V]],
    ["complete", "all", [U], [V]],
  ];

  const cases = table.flatMap((row) => [[...row, false] as const, [...row, true] as const]);

  test.each(cases)("%s profile, %s saved", (known, given, withoutCodes, withCodes, open) => {
    const start = profile({ ...before[known], ...(open ? unlocks : {}) });
    for (const [settings, whenLocked] of [
      [plain, withoutCodes],
      [verifying, withCodes],
    ] as const) {
      // With every gate open there is nothing to unlock and no phone to verify.
      const expected = open ? whenLocked.filter((type) => type === L) : whenLocked;
      const { visitor, effects } = visitorReducer(start, save(saved[given]), settings);
      expect(effects.map((effect) => effect.type)).toEqual(expected);
      for (const gate of GATES) expect(isUnlocked(visitor, gate)).toBe(open || expected.includes(U));
    }
  });
});

describe("saving contact details", () => {
  test("opens every gate at the time of the save", () => {
    const { visitor, effects, changed } = visitorReducer(NEW_VISITOR, save(ana), plain);
    expect(visitor).toEqual({
      ...NEW_VISITOR,
      ...ana,
      uniqueUserId: "visitor-1",
      unlockInventory: NOW,
      unlockPrice: NOW,
      unlockOffers: NOW,
    });
    expect(effects).toEqual([
      { type: "lead" },
      { type: "unlocked", gates: ["inventory", "price", "offers"] },
    ]);
    expect(changed).toBe(true);
  });

  test("opens only the gates that the form covers, and keeps earlier unlock times", () => {
    const start = profile({ unlockInventory: EARLIER });
    const { visitor, effects } = visitorReducer(start, save(ana, ["inventory", "price"]), plain);
    expect(visitor).toMatchObject({ unlockInventory: EARLIER, unlockPrice: NOW, unlockOffers: null });
    expect(effects).toContainEqual({ type: "unlocked", gates: ["price"] });
  });

  test("a form that covers no gate opens none and asks for no code", () => {
    for (const settings of [plain, verifying]) {
      expect(visitorReducer(NEW_VISITOR, save(ana, []), settings).effects).toEqual([{ type: "lead" }]);
    }
  });

  test("an invalid field keeps the gates locked", () => {
    for (const wrong of [{ email: "ana@" }, { phone: "555" }, { phone: "+19999999999" }, { lastName: " " }]) {
      const { visitor } = visitorReducer(NEW_VISITOR, save({ ...ana, ...wrong }), plain);
      expect(GATES.some((gate) => isUnlocked(visitor, gate))).toBe(false);
    }
  });

  test("the placeholder phone neither replaces a number nor counts as a lead", () => {
    const known = profile({ ...ana, ...unlocks });
    expect(visitorReducer(known, save({ phone: "+19999999999" }), plain)).toEqual({
      visitor: known,
      effects: [],
      changed: false,
    });
    expect(visitorReducer(NEW_VISITOR, save({ phone: "(999) 999-9999" }), plain).effects).toEqual([]);
    const placeholder = profile({ phone: "+19999999999" });
    expect(visitorReducer(placeholder, save({ firstName: "Ana" }), plain).effects).toEqual([
      { type: "lead" },
    ]);
  });

  test("keeps an id the visitor already has", () => {
    const { visitor } = visitorReducer(profile({ uniqueUserId: "visitor-0" }), save(ana), plain);
    expect(visitor.uniqueUserId).toBe("visitor-0");
  });

  test("asks for the code of the number as ten digits", () => {
    const { effects } = visitorReducer(NEW_VISITOR, save({ ...ana, phone: "+1 (417) 555-0123" }), verifying);
    expect(effects).toEqual([{ type: "lead" }, { type: "verify-phone", phone: "4175550123" }]);
  });

  test("another extension is a change, but the same verified number", () => {
    const known = profile({ ...ana, phoneVerified: true });
    const { visitor, changed } = visitorReducer(known, save({ phone: "417-555-0123 x45" }), verifying);
    expect(visitor).toMatchObject({ phone: "417-555-0123 x45", phoneVerified: true });
    expect(changed).toBe(true);
    expect(visitorReducer(visitor, save({ phone: "4175550123 ext. 45" }), verifying).changed).toBe(false);
    expect(visitorReducer(visitor, verified(), verifying).visitor.phone).toBe("417-555-0123 x45");
  });

  test("a verified number needs no second code, a different number does", () => {
    const known = profile({ ...ana, phoneVerified: true });
    expect(visitorReducer(known, save({ phone: "(417) 555-0123" }), verifying)).toMatchObject({
      visitor: { phoneVerified: true, unlockPrice: NOW },
      changed: false,
    });
    const { visitor, effects, changed } = visitorReducer(known, save({ phone: "4175550199" }), verifying);
    expect(visitor).toMatchObject({ phone: "4175550199", phoneVerified: false, unlockPrice: null });
    expect(effects).toEqual([{ type: "verify-phone", phone: "4175550199" }]);
    expect(changed).toBe(true);
  });
});

describe("verifying the phone", () => {
  const waiting = profile({ ...ana, uniqueUserId: "visitor-1" });

  test("unlocks the waiting gates", () => {
    expect(visitorReducer(waiting, verified(), verifying)).toEqual({
      visitor: {
        ...waiting,
        phoneVerified: true,
        unlockInventory: NOW,
        unlockPrice: NOW,
        unlockOffers: NOW,
      },
      effects: [{ type: "unlocked", gates: ["inventory", "price", "offers"] }],
      changed: false,
    });
  });

  test("stores the number that was verified", () => {
    const { visitor, changed } = visitorReducer(waiting, verified("(417) 555-0199"), verifying);
    expect(visitor).toMatchObject({ phone: "(417) 555-0199", phoneVerified: true, unlockPrice: NOW });
    expect(changed).toBe(true);
  });

  test.each(["", "555", "+19999999999", "+44 20 7946 0958"])("rejects %j", (phone) => {
    expect(visitorReducer(waiting, verified(phone), verifying)).toEqual({
      visitor: waiting,
      effects: [],
      changed: false,
    });
  });
});
