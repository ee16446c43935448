import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseVisitor } from "./parse-visitor.ts";
import { MAX_VISITOR_BYTES, serializeVisitor } from "./serialize-visitor.ts";
import { GATES, isUnlocked } from "./unlock-gates.ts";
import type { VisitorAction } from "./visitor-actions.ts";
import { isProfileComplete, isProfileEmpty, NEW_VISITOR, type VisitorProfile } from "./visitor-profile.ts";
import { visitorReducer } from "./visitor-reducer.ts";

const right = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "4175550123" };
const storeIds = ["north", "west-park"];
const hostile = fc.string({ unit: "binary", maxLength: 300 });
const value = (field: keyof typeof right) =>
  fc.oneof(fc.constantFrom("", " ", right[field], "+19999999999", "(417) 555-0199", "other"), hostile);
const details = fc.record(
  {
    firstName: value("firstName"),
    lastName: value("lastName"),
    email: value("email"),
    phone: value("phone"),
  },
  { requiredKeys: [] },
);
const short = fc.string({ maxLength: 60 });
const address = fc.record({ address: short, apartment: short, city: short, state: short, zipCode: short });
const now = fc.nat({ max: 400 * 86_400_000 });
const covers = fc.option(fc.subarray([...GATES]), { nil: undefined });
const given = { details, now, newUserId: fc.uuid(), covers };

const actions: { [Type in VisitorAction["type"]]: fc.Arbitrary<Extract<VisitorAction, { type: Type }>> } = {
  "contact-details-saved": fc.record({ type: fc.constant("contact-details-saved"), ...given }),
  "phone-verified": fc.record({
    type: fc.constant("phone-verified"),
    phone: fc.oneof(fc.constantFrom(right.phone, "417-555-0199", ""), hostile),
    now,
    covers,
  }),
  "address-saved": fc.record({
    type: fc.constant("address-saved"),
    field: fc.constantFrom("locationAddress", "homeAddress"),
    address: fc.option(address),
  }),
  "financing-applied": fc.record(
    { type: fc.constant("financing-applied"), ...given, homeAddress: address },
    { requiredKeys: ["type", "details", "now", "newUserId"] },
  ),
  "lead-accepted": fc.record({ type: fc.constant("lead-accepted") }),
  "store-selected": fc.record({
    type: fc.constant("store-selected"),
    storeId: fc.constantFrom(null, "north", "west-park", "nowhere"),
    storeIds: fc.constant(storeIds),
    now,
  }),
  "language-chosen": fc.record({
    type: fc.constant("language-chosen"),
    language: fc.constantFrom("en", "es", "fr"),
    languages: fc.constant(["en", "es"]),
  }),
  returned: fc.record({
    type: fc.constant("returned"),
    now,
    storeIds: fc.subarray(storeIds),
    unlockLifetimeMs: fc.constantFrom(null, 30 * 86_400_000),
  }),
};
const anyAction: fc.Arbitrary<VisitorAction> = fc.oneof(...Object.values(actions));

function checkStep(
  before: VisitorProfile,
  action: VisitorAction,
  phoneVerification: boolean,
): VisitorProfile {
  const { visitor, effects, changed } = visitorReducer(Object.freeze({ ...before }), action, {
    phoneVerification,
  });
  const opened = GATES.filter((gate) => !isUnlocked(before, gate) && isUnlocked(visitor, gate));
  const closed = GATES.filter((gate) => isUnlocked(before, gate) && !isUnlocked(visitor, gate));
  const told = effects.map(({ type }) => type);

  if (action.type !== "returned") expect(closed).toEqual([]);
  expect(effects.find((effect) => effect.type === "unlocked")?.gates ?? []).toEqual(opened);
  if (opened.length > 0) {
    expect(isProfileComplete(visitor)).toBe(true);
    if (phoneVerification) expect(visitor.phoneVerified).toBe(true);
    const { covers = GATES } = action as { covers?: readonly string[] };
    expect(opened.every((gate) => covers.includes(gate))).toBe(true);
  }
  if (!isProfileEmpty(before)) expect(isProfileEmpty(visitor)).toBe(false);
  const first = isProfileEmpty(before) && !isProfileEmpty(visitor) && action.type !== "phone-verified";
  expect(told.includes("lead")).toBe(first);
  if (first) expect(visitor.uniqueUserId).not.toBeNull();
  else expect(visitor.uniqueUserId).toBe(before.uniqueUserId);
  if (before.hasSentLead) expect(visitor.hasSentLead).toBe(true);
  expect(visitor.userSelectedStore === null).toBe(visitor.storeSelectedAt === null);
  expect([null, ...storeIds]).toContain(visitor.userSelectedStore);
  expect([null, "en", "es"]).toContain(visitor.language);
  expect(told.includes("send-application")).toBe(action.type === "financing-applied" && changed);
  expect(told.includes("already-received")).toBe(action.type === "financing-applied" && !changed);
  return visitor;
}

describe("any sequence of actions", () => {
  test("keeps the invariants", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 15 }), fc.boolean(), (steps, phoneVerification) => {
        let visitor = NEW_VISITOR;
        for (const action of steps) visitor = checkStep(visitor, action, phoneVerification);
      }),
      { numRuns: 300 },
    );
  });

  test("the visitor survives the cookie round trip", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 15 }), fc.boolean(), (steps, phoneVerification) => {
        let visitor = NEW_VISITOR;
        for (const action of steps) visitor = visitorReducer(visitor, action, { phoneVerification }).visitor;
        const text = serializeVisitor(visitor, { remember: true });
        expect(parseVisitor(text)).toEqual(visitor);
        expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MAX_VISITOR_BYTES);
        expect(Object.keys(JSON.parse(text)).filter((key) => !(key in NEW_VISITOR))).toEqual([]);
        expect(text).not.toMatch(/"(?:dateOfBirth|ssn|income|credit\w*|cashDown|\w*equity)":/i);
      }),
      { numRuns: 300 },
    );
  });
});
