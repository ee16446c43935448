import {
  type PhoneValidationRequest,
  type PhoneVerification,
  type PhoneVerificationAction,
  phoneVerificationReducer,
} from "@forecourt/visitor";

/** The site's answer to a phone validation. */
export type PhoneAnswer = { success: boolean; message?: string };

/** Sends a request; null without an answer. */
export type SendPhoneRequest = (body: PhoneValidationRequest) => Promise<PhoneAnswer | null>;

type CodeAction = Extract<PhoneVerificationAction, { type: "code-submitted" | "new-code-requested" }>;

/**
 * Verifies the phone of the pending unlock, which only the server knows: its number stays empty here. `check` tells
 * what an action would find wrong, `act` carries it out with its request.
 */
export function createPhoneVerification(send: SendPhoneRequest) {
  let current: PhoneVerification = { step: "code", phone: "", waiting: null, error: null };
  return {
    check: (action: CodeAction) => phoneVerificationReducer(current, action).verification.error,
    async act(action: CodeAction): Promise<PhoneVerification> {
      const { verification, effects } = phoneVerificationReducer(current, action);
      current = verification;
      for (const effect of effects) {
        if (effect.type !== "request") continue;
        const answer = await send(effect.body);
        const { success, message = "" } = answer ?? {};
        const answered: PhoneVerificationAction =
          success === undefined
            ? { type: "request-failed" }
            : { type: "answered", answer: { success, message } };
        current = phoneVerificationReducer(current, answered).verification;
      }
      return current;
    },
  };
}
