import { type Person, type PersonError, type PersonField, parsePerson } from "@forecourt/contact-details";

/** The scheduler's steps in order. */
export const TEST_DRIVE_STEPS = ["day", "time", "details", "scheduled"] as const;
export type TestDriveStep = (typeof TEST_DRIVE_STEPS)[number];

/** State of the scheduler: `day` is `YYYY-MM-DD` and `time` `HH:MM`, in the store's local time. */
export type TestDrive = {
  step: TestDriveStep;
  day: string | null;
  time: string | null;
  /** The request is pending. */
  sending: boolean;
  /** `personErrors` has the fields of `details.missing`. */
  error: "details.missing" | "slot.taken" | "request.failed" | null;
  personErrors: readonly PersonError[];
};

export type TestDriveAction =
  | { type: "day-chosen"; day: string }
  | { type: "time-chosen"; time: string }
  | { type: "details-confirmed"; details: Partial<Record<PersonField, unknown>> }
  /** The request was stored, the slot was taken, or there was no response. */
  | { type: "accepted" }
  | { type: "slot-taken" }
  | { type: "request-failed" }
  | { type: "back" };

/** `send` stores the lead and goes to `visitorReducer`; on `scheduled`, track Schedule. */
export type TestDriveEffect =
  | { type: "send"; day: string; time: string; person: Person }
  | { type: "scheduled" };

export type TestDriveTransition = { testDrive: TestDrive; effects: TestDriveEffect[] };

/** The initial state. */
export const NEW_TEST_DRIVE: TestDrive = {
  step: "day",
  day: null,
  time: null,
  sending: false,
  error: null,
  personErrors: [],
};

/**
 * Handles an action of the test-drive scheduler. Actions that do not fit the step, or come during a request, change
 * nothing. `@forecourt/scheduling` provides the available days and times (docs/product/visitor.md, "Test drive").
 *
 * @example testDriveReducer(NEW_TEST_DRIVE, { type: "day-chosen", day: "2026-11-24" })
 * // { testDrive: { step: "time", day: "2026-11-24", … }, effects: [] }
 */
export function testDriveReducer(before: TestDrive, action: TestDriveAction): TestDriveTransition {
  if (before.sending) return afterSending(before, action);
  const { step, day, time } = before;
  const clean: TestDrive = { ...before, error: null, personErrors: [] };
  switch (action.type) {
    case "day-chosen": {
      if (step !== "day") return stay(before);
      // Times differ by day.
      return stay({ ...clean, step: "time", day: action.day, time: action.day === day ? time : null });
    }
    case "time-chosen":
      return stay(step === "time" ? { ...clean, step: "details", time: action.time } : before);
    case "details-confirmed": {
      if (step !== "details" || day === null || time === null) return stay(before);
      const parsed = parsePerson(action.details);
      if (!parsed.ok) return stay({ ...before, error: "details.missing", personErrors: parsed.errors });
      const send = { type: "send", day, time, person: parsed.value } as const;
      return { testDrive: { ...clean, sending: true }, effects: [send] };
    }
    case "back":
      if (step === "time") return stay({ ...clean, step: "day" });
      return stay(step === "details" ? { ...clean, step: "time" } : before);
    default:
      // A late response is ignored.
      return stay(before);
  }
}

function afterSending(before: TestDrive, action: TestDriveAction): TestDriveTransition {
  switch (action.type) {
    case "accepted":
      return {
        testDrive: { ...before, step: "scheduled", sending: false },
        effects: [{ type: "scheduled" }],
      };
    case "slot-taken":
      return stay({ ...before, step: "time", time: null, sending: false, error: "slot.taken" });
    case "request-failed":
      return stay({ ...before, sending: false, error: "request.failed" });
    default:
      return stay(before);
  }
}

function stay(testDrive: TestDrive): TestDriveTransition {
  return { testDrive, effects: [] };
}
