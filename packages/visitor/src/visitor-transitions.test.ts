import { describe, expect, test } from "vitest";
import type { VisitorAction } from "./visitor-actions.ts";
import { NEW_VISITOR, type VisitorProfile } from "./visitor-profile.ts";
import { visitorReducer } from "./visitor-reducer.ts";

const DAY = 86_400_000;
const NOW = 100 * DAY;
const EARLIER = NOW - 10 * DAY;
const ana = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "4175550123" };
const home = { address: "1 Elm St", apartment: "", city: "Springfield", state: "MO", zipCode: "65803" };
const opened = { unlockInventory: EARLIER, unlockPrice: EARLIER, unlockOffers: EARLIER };
const settings = { phoneVerification: true };

/** Profiles before an action; "remembered" has every field and an old store choice. */
const visitors = {
  new: NEW_VISITOR,
  partial: { ...NEW_VISITOR, firstName: "Ana", uniqueUserId: "visitor-1" },
  waiting: { ...NEW_VISITOR, ...ana, uniqueUserId: "visitor-1" },
  unlocked: { ...NEW_VISITOR, ...ana, ...opened, uniqueUserId: "visitor-1", phoneVerified: true },
  remembered: {
    ...NEW_VISITOR,
    ...ana,
    ...opened,
    uniqueUserId: "visitor-1",
    phoneVerified: true,
    homeAddress: home,
    userSelectedStore: "west-park",
    storeSelectedAt: EARLIER,
    language: "es",
    hasSentLead: true,
  },
} satisfies Record<string, VisitorProfile>;
type Known = keyof typeof visitors;

const storeIds = ["north", "west-park"];
const given = { now: NOW, newUserId: "visitor-2" };
const returned = { type: "returned", now: NOW, storeIds, unlockLifetimeMs: null } as const;
const actions = {
  "a save of nothing": { type: "contact-details-saved", details: {}, ...given },
  "a save of all": { type: "contact-details-saved", details: ana, ...given },
  "the right code": { type: "phone-verified", phone: ana.phone, now: NOW },
  "a code for no phone": { type: "phone-verified", phone: "555", now: NOW },
  "a home": { type: "address-saved", field: "homeAddress", address: home },
  "no home": { type: "address-saved", field: "homeAddress", address: null },
  "an application": { type: "financing-applied", details: ana, ...given },
  "an application with a home": { type: "financing-applied", details: ana, homeAddress: home, ...given },
  "an accepted lead": { type: "lead-accepted" },
  "a store": { type: "store-selected", storeId: "north", storeIds, now: NOW },
  "an unknown store": { type: "store-selected", storeId: "south", storeIds, now: NOW },
  "no store": { type: "store-selected", storeId: null, storeIds, now: NOW },
  "a language": { type: "language-chosen", language: "en", languages: ["en", "es"] },
  "an unknown language": { type: "language-chosen", language: "fr", languages: ["en", "es"] },
  "a return": returned,
  "a return when the store is gone": { ...returned, storeIds: ["north"] },
  "a return after 20 days more": { ...returned, now: NOW + 20 * DAY, unlockLifetimeMs: 30 * DAY },
} satisfies Record<string, VisitorAction>;
type Done = keyof typeof actions;

const V = "verify-phone";
const gates = ["unlockInventory", "unlockPrice", "unlockOffers"];
const contact = ["firstName", "lastName", "email", "phone"];
const store = ["userSelectedStore", "storeSelectedAt"];
type Changes = Partial<Record<Known, [fields: string[], effects: string[]]>>;
/** The same changed fields in every state but one, without effects. */
const allBut = (state: Known, fields: string[]): Changes =>
  Object.fromEntries(Object.keys(visitors).flatMap((name) => (name === state ? [] : [[name, [fields, []]]])));

/** Changed fields and effects of every action in every state. Unlisted combinations change nothing. */
const table: Record<Done, Changes> = {
  "a save of nothing": { waiting: [[], [V]] },
  "a save of all": {
    new: [
      [...contact, "uniqueUserId"],
      ["lead", V],
    ],
    partial: [["lastName", "email", "phone"], [V]],
    waiting: [[], [V]],
  },
  "the right code": {
    new: [["phone", "phoneVerified"], []],
    partial: [["phone", "phoneVerified"], []],
    waiting: [["phoneVerified", ...gates], ["unlocked"]],
  },
  "a code for no phone": {},
  "a home": allBut("remembered", ["homeAddress"]),
  "no home": { remembered: [["homeAddress"], []] },
  "an application": {
    new: [
      [...contact, "uniqueUserId"],
      ["send-application", "lead", V],
    ],
    partial: [
      ["lastName", "email", "phone"],
      ["send-application", V],
    ],
    waiting: [[], ["already-received", V]],
    unlocked: [[], ["already-received"]],
    remembered: [[], ["already-received"]],
  },
  "an application with a home": {
    new: [
      [...contact, "homeAddress", "uniqueUserId"],
      ["send-application", "lead", V],
    ],
    partial: [
      ["lastName", "email", "phone", "homeAddress"],
      ["send-application", V],
    ],
    waiting: [["homeAddress"], ["send-application", V]],
    unlocked: [["homeAddress"], ["send-application"]],
    remembered: [[], ["already-received"]],
  },
  "an accepted lead": allBut("remembered", ["hasSentLead"]),
  "a store": { ...allBut("remembered", store), remembered: [store, []] },
  "an unknown store": {},
  "no store": { remembered: [store, []] },
  "a language": { ...allBut("remembered", ["language"]), remembered: [["language"], []] },
  "an unknown language": {},
  "a return": {},
  "a return when the store is gone": { remembered: [store, []] },
  "a return after 20 days more": {
    unlocked: [gates, []],
    remembered: [[...gates, ...store], []],
  },
};

const told = [...contact, "homeAddress", "locationAddress"];

describe.each(Object.keys(visitors) as Known[])("a visitor who is %s", (known) => {
  test.each(Object.keys(actions) as Done[])("after %s", (done) => {
    const before: VisitorProfile = visitors[known];
    const { visitor, effects, changed } = visitorReducer(
      Object.freeze({ ...before }),
      actions[done],
      settings,
    );
    const [fields, expected] = table[done][known] ?? [[], []];
    const different = (Object.keys(NEW_VISITOR) as (keyof VisitorProfile)[]).filter(
      (field) => visitor[field] !== before[field],
    );
    expect(different.sort()).toEqual([...fields].sort());
    expect(effects.map(({ type }) => type)).toEqual(expected);
    expect(changed).toBe(fields.some((field) => told.includes(field)));
  });
});

test("a chosen store is kept with its time", () => {
  const { visitor } = visitorReducer(NEW_VISITOR, actions["a store"], settings);
  expect(visitor).toMatchObject({ userSelectedStore: "north", storeSelectedAt: NOW });
});

test.each([
  [30 * DAY - 1, "west-park"],
  [30 * DAY, null],
])("a store chosen %i milliseconds ago is %s", (age, expected) => {
  const { visitor } = visitorReducer(visitors.remembered, { ...returned, now: EARLIER + age }, settings);
  expect(visitor.userSelectedStore).toBe(expected);
});

test("a store without its time is dropped", () => {
  const untimed = { ...visitors.remembered, storeSelectedAt: null };
  expect(visitorReducer(untimed, actions["a return"], settings).visitor.userSelectedStore).toBeNull();
});

test("an application with the same data in another notation is already received", () => {
  const details = { phone: "+1 (417) 555-0123", email: " ana@example.com " };
  const again = visitorReducer(visitors.unlocked, { type: "financing-applied", details, ...given }, settings);
  expect(again).toMatchObject({ effects: [{ type: "already-received" }], changed: false });
});

test.each(Object.keys(home) as (keyof typeof home)[])(
  "an address with another %s counts as changed",
  (field) => {
    const address = { ...home, [field]: "other" };
    const action = { type: "address-saved", field: "homeAddress", address } as const;
    const { visitor, changed } = visitorReducer(visitors.remembered, action, settings);
    expect(visitor.homeAddress).toEqual(address);
    expect(changed).toBe(true);
  },
);
