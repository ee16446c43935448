import { parsePhone, parseVerificationCode } from "@forecourt/contact-details";
import {
  type PhoneValidationRequest,
  type PhoneVerification,
  type PhoneVerificationAction,
  type PhoneVerificationTransition,
  startPhoneVerification,
  type VerificationError,
} from "./phone-verification.ts";

/**
 * Handles an action of the dialog that verifies a phone by a six-digit code. Actions of another step or during a
 * request change nothing (docs/product/visitor.md, "Phone verification").
 *
 * @example phoneVerificationReducer(startPhoneVerification(), { type: "phone-submitted", phone: "(417) 555-0123" })
 * // { verification: { step: "phone", waiting: "phone-validation", … }, effects: [{ type: "request", body: { … } }] }
 */
export function phoneVerificationReducer(
  before: PhoneVerification,
  action: PhoneVerificationAction,
): PhoneVerificationTransition {
  if (action.type === "answered" || action.type === "request-failed") return afterRequest(before, action);
  const { step, phone } = before;
  if (before.waiting !== null || step === "verified") return stay(before);
  if (action.type === "phone-submitted") {
    if (step !== "phone") return stay(before);
    const parsed = parsePhone(action.phone);
    if (!parsed.ok)
      return refuse({ ...before, phone: action.phone }, "phone", { code: parsed.errors[0].code });
    return request(before, { phone: parsed.value.number, type: "phone-validation" });
  }
  if (step !== "code") return stay(before);
  switch (action.type) {
    case "code-submitted": {
      const parsed = parseVerificationCode(action.code);
      return parsed.ok
        ? request(before, { phone, type: "code-verification", code: parsed.value })
        : refuse(before, "code", { code: parsed.errors[0].code });
    }
    case "new-code-requested":
      return request(before, { phone, type: "phone-validation" });
    case "other-phone-wanted":
      return stay(startPhoneVerification(phone));
  }
}

function afterRequest(
  before: PhoneVerification,
  action: Extract<PhoneVerificationAction, { type: "answered" | "request-failed" }>,
): PhoneVerificationTransition {
  const { waiting, phone, step } = before;
  // A late response is ignored.
  if (waiting === null || step === "verified") return stay(before);
  if (action.type === "request-failed") return refuse(before, "request", { code: "request.failed" });
  if (!action.answer.success) {
    const text = action.answer.error || action.answer.message;
    return refuse(before, step, text ? { text } : { code: "request.failed" });
  }
  if (waiting === "phone-validation") {
    return stay({ step: "code", phone, waiting: null, error: null });
  }
  return {
    verification: { step: "verified", phone, waiting: null, error: null },
    effects: [{ type: "phone-verified", phone }],
  };
}

function stay(verification: PhoneVerification): PhoneVerificationTransition {
  return { verification, effects: [] };
}

function refuse(
  before: PhoneVerification,
  at: "phone" | "code" | "request",
  error: VerificationError,
): PhoneVerificationTransition {
  return stay({ ...before, waiting: null, error: { at, error } });
}

function request(before: PhoneVerification, body: PhoneValidationRequest): PhoneVerificationTransition {
  return {
    verification: { ...before, phone: body.phone, waiting: body.type, error: null },
    effects: [{ type: "request", body }],
  };
}
