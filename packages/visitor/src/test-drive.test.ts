import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NEW_TEST_DRIVE, type TestDrive, type TestDriveAction, testDriveReducer } from "./test-drive.ts";

const ana = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "417-555-0123" };
const chosen = { day: "2026-11-24", time: "10:30", sending: false, error: null, personErrors: [] };
const states = {
  "a new one": NEW_TEST_DRIVE,
  "the day again": { ...chosen, step: "day" },
  "the time": { ...chosen, step: "time", time: null },
  "the details": { ...chosen, step: "details" },
  sending: { ...chosen, step: "details", sending: true },
  scheduled: { ...chosen, step: "scheduled" },
} satisfies Record<string, TestDrive>;
type State = keyof typeof states;

const actions = {
  "a day": { type: "day-chosen", day: "2026-11-25" },
  "the same day": { type: "day-chosen", day: "2026-11-24" },
  "a time": { type: "time-chosen", time: "16:00" },
  "all details": { type: "details-confirmed", details: ana },
  "no details": { type: "details-confirmed", details: {} },
  "a yes": { type: "accepted" },
  "a taken slot": { type: "slot-taken" },
  "no answer": { type: "request-failed" },
  "a step back": { type: "back" },
} satisfies Record<string, TestDriveAction>;
type Action = keyof typeof actions;

const missing = ["firstName", "lastName", "email", "phone"].map((field) => ({
  path: [field],
  code: `${field}.required`,
}));

/** Expected changes and effects of every action in every state. Unlisted combinations change nothing. */
const table: Record<Action, Partial<Record<State, [changes: object, effects?: object[]]>>> = {
  "a day": {
    "a new one": [{ step: "time", day: "2026-11-25" }],
    "the day again": [{ step: "time", day: "2026-11-25", time: null }],
  },
  "the same day": {
    "a new one": [{ step: "time", day: "2026-11-24" }],
    "the day again": [{ step: "time" }],
  },
  "a time": { "the time": [{ step: "details", time: "16:00" }] },
  "all details": {
    "the details": [
      { sending: true },
      [{ type: "send", day: "2026-11-24", time: "10:30", person: { ...ana, phone: "4175550123" } }],
    ],
  },
  "no details": { "the details": [{ error: "details.missing", personErrors: missing }] },
  "a yes": { sending: [{ step: "scheduled", sending: false }, [{ type: "scheduled" }]] },
  "a taken slot": { sending: [{ step: "time", time: null, sending: false, error: "slot.taken" }] },
  "no answer": { sending: [{ sending: false, error: "request.failed" }] },
  "a step back": {
    "the time": [{ step: "day" }],
    "the details": [{ step: "time" }],
  },
};

describe.each(Object.keys(states) as State[])("%s", (state) => {
  test.each(Object.keys(actions) as Action[])("after %s", (action) => {
    const [changes, effects = []] = table[action][state] ?? [{}];
    const before: TestDrive = Object.freeze({ ...states[state] });
    expect(testDriveReducer(before, actions[action])).toEqual({
      testDrive: { ...before, ...changes },
      effects,
    });
  });
});

test.each(["a day", "a time", "all details", "a step back"] as const)(
  "%s clears the previous error",
  (action) => {
    const step =
      ({ "a day": "day", "a time": "time" } as Record<string, "day" | "time">)[action] ?? "details";
    const wrong: TestDrive = {
      ...chosen,
      step,
      error: "request.failed",
      personErrors: [{ path: ["email"], code: "email.invalid" }],
    };
    expect(testDriveReducer(wrong, actions[action]).testDrive).toMatchObject({
      error: null,
      personErrors: [],
    });
  },
);

test("details are not sent without a day and a time", () => {
  for (const gap of [{ day: null }, { time: null }]) {
    const broken: TestDrive = { ...states["the details"], ...gap };
    expect(testDriveReducer(broken, actions["all details"])).toEqual({ testDrive: broken, effects: [] });
  }
});

test("any sequence of actions sends only chosen values, one request at a time", () => {
  const anyAction = fc.constantFrom(...Object.values<TestDriveAction>(actions));
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 25 }), (steps) => {
      let testDrive = NEW_TEST_DRIVE;
      for (const action of steps) {
        const { testDrive: after, effects } = testDriveReducer(testDrive, action);
        if (after.step === "details" || after.step === "scheduled")
          expect([after.day, after.time]).not.toContain(null);
        const [effect] = effects;
        if (effect?.type === "send") {
          expect([testDrive.sending, after.sending]).toEqual([false, true]);
          expect([effect.day, effect.time]).toEqual([after.day, after.time]);
        }
        expect(effect?.type === "scheduled").toBe(
          testDrive.step !== "scheduled" && after.step === "scheduled",
        );
        testDrive = after;
      }
    }),
    { numRuns: 500 },
  );
});
