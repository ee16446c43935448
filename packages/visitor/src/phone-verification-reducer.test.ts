import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type PhoneVerification,
  type PhoneVerificationAction,
  startPhoneVerification,
} from "./phone-verification.ts";
import { phoneVerificationReducer } from "./phone-verification-reducer.ts";

const phone = "4175550123";
const other = "4175550199";
const base = { phone, waiting: null, error: null };
const states = {
  "at the phone": { ...base, step: "phone" },
  "sending a code": { ...base, step: "phone", waiting: "phone-validation" },
  "at the code": { ...base, step: "code" },
  "sending a new code": { ...base, step: "code", waiting: "phone-validation" },
  "checking the code": { ...base, step: "code", waiting: "code-verification" },
  verified: { ...base, step: "verified" },
} satisfies Record<string, PhoneVerification>;
type State = keyof typeof states;

const actions = {
  "a phone": { type: "phone-submitted", phone: "+1 (417) 555-0199" },
  "no phone": { type: "phone-submitted", phone: " " },
  "the placeholder": { type: "phone-submitted", phone: "+19999999999" },
  "a wrong phone": { type: "phone-submitted", phone: "417 555" },
  "a code": { type: "code-submitted", code: "123 456" },
  "no code": { type: "code-submitted", code: "" },
  "a wrong code": { type: "code-submitted", code: "12345" },
  "a wish for a new code": { type: "new-code-requested" },
  "a wish for another phone": { type: "other-phone-wanted" },
  "a yes": { type: "answered", answer: { success: true } },
  "a no with words": { type: "answered", answer: { success: false, error: "No such number." } },
  "a no with a message": { type: "answered", answer: { success: false, error: "", message: "Try later." } },
  "a no without words": { type: "answered", answer: { success: false } },
  "no answer": { type: "request-failed" },
} satisfies Record<string, PhoneVerificationAction>;
type Action = keyof typeof actions;

const validate = (number: string) => ({ type: "request", body: { phone: number, type: "phone-validation" } });
const at = (place: string, error: object) => ({ error: { at: place, error }, waiting: null });
const words = { text: "No such number." };
const message = { text: "Try later." };
const failed = { code: "request.failed" };

/** Expected changes and effects of every action in every state. Unlisted combinations change nothing. */
const table: Record<Action, Partial<Record<State, [changes: object, effects?: object[]]>>> = {
  "a phone": { "at the phone": [{ phone: other, waiting: "phone-validation" }, [validate(other)]] },
  "no phone": { "at the phone": [{ phone: " ", ...at("phone", { code: "phone.required" }) }] },
  "the placeholder": {
    "at the phone": [{ phone: "+19999999999", ...at("phone", { code: "phone.required" }) }],
  },
  "a wrong phone": { "at the phone": [{ phone: "417 555", ...at("phone", { code: "phone.invalid" }) }] },
  "a code": {
    "at the code": [
      { waiting: "code-verification" },
      [{ type: "request", body: { phone, type: "code-verification", code: "123456" } }],
    ],
  },
  "no code": { "at the code": [at("code", { code: "code.required" })] },
  "a wrong code": { "at the code": [at("code", { code: "code.invalid" })] },
  "a wish for a new code": { "at the code": [{ waiting: "phone-validation" }, [validate(phone)]] },
  "a wish for another phone": { "at the code": [{ step: "phone" }] },
  "a yes": {
    "sending a code": [{ step: "code", waiting: null }],
    "sending a new code": [{ waiting: null }],
    "checking the code": [{ step: "verified", waiting: null }, [{ type: "phone-verified", phone }]],
  },
  "a no with words": {
    "sending a code": [at("phone", words)],
    "sending a new code": [at("code", words)],
    "checking the code": [at("code", words)],
  },
  "a no with a message": {
    "sending a code": [at("phone", message)],
    "sending a new code": [at("code", message)],
    "checking the code": [at("code", message)],
  },
  "a no without words": {
    "sending a code": [at("phone", failed)],
    "sending a new code": [at("code", failed)],
    "checking the code": [at("code", failed)],
  },
  "no answer": {
    "sending a code": [at("request", failed)],
    "sending a new code": [at("request", failed)],
    "checking the code": [at("request", failed)],
  },
};

describe.each(Object.keys(states) as State[])("%s", (state) => {
  test.each(Object.keys(actions) as Action[])("after %s", (action) => {
    const [changes, effects = []] = table[action][state] ?? [{}];
    const before: PhoneVerification = Object.freeze({ ...states[state] });
    expect(phoneVerificationReducer(before, actions[action])).toEqual({
      verification: { ...before, ...changes },
      effects,
    });
  });
});

test("a valid value clears the previous error", () => {
  const wrong = phoneVerificationReducer(startPhoneVerification(), actions["no phone"]).verification;
  const right = phoneVerificationReducer(wrong, actions["a phone"]).verification;
  expect(right.error).toBeNull();
  const refused = phoneVerificationReducer(right, actions["a no with words"]).verification;
  expect(phoneVerificationReducer(refused, actions["a phone"]).verification.error).toBeNull();
});

test("starts with the form's phone, or empty", () => {
  expect(startPhoneVerification(phone)).toEqual(states["at the phone"]);
  expect(startPhoneVerification().phone).toBe("");
});

test("no sequence of actions verifies a phone without a successful response for its own code", () => {
  const anyAction = fc.constantFrom(...Object.values<PhoneVerificationAction>(actions));
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 20 }), (steps) => {
      let verification = startPhoneVerification();
      let asked: string | null = null;
      for (const action of steps) {
        const before = verification;
        const { verification: after, effects } = phoneVerificationReducer(before, action);
        for (const effect of effects) {
          if (effect.type === "request")
            asked = effect.body.type === "code-verification" ? effect.body.phone : null;
          else
            expect([before.waiting, asked, action]).toEqual([
              "code-verification",
              effect.phone,
              actions["a yes"],
            ]);
        }
        expect(after.step === "verified").toBe(
          before.step === "verified" || effects.some(({ type }) => type === "phone-verified"),
        );
        if (after.waiting !== null) expect(after.error).toBeNull();
        verification = after;
      }
    }),
    { numRuns: 500 },
  );
});
