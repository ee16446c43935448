import type { PhoneErrorCode, VerificationCodeErrorCode } from "@forecourt/contact-details";

/** An error code, or the server's message. */
export type VerificationError =
  | { code: PhoneErrorCode | VerificationCodeErrorCode | "request.failed" }
  | { text: string };

/** Body of `POST /api/customer/phoneValidation`; `phone` is ten digits, `code` six. */
export type PhoneValidationRequest =
  | { phone: string; type: "phone-validation" }
  | { phone: string; type: "code-verification"; code: string };

/** State of the phone verification dialog. `waiting` is the pending request. */
export type PhoneVerification = {
  step: "phone" | "code" | "verified";
  phone: string;
  waiting: PhoneValidationRequest["type"] | null;
  /** Shown at its field; `request` belongs to no field. */
  error: { at: "phone" | "code" | "request"; error: VerificationError } | null;
};

export type PhoneVerificationAction =
  | { type: "phone-submitted"; phone: string }
  | { type: "code-submitted"; code: string }
  | { type: "new-code-requested" }
  | { type: "other-phone-wanted" }
  /** The server responded; `error` and `message` are its texts. */
  | { type: "answered"; answer: { success: boolean; error?: string; message?: string } }
  /** No response. */
  | { type: "request-failed" };

/** Pass `phone-verified` to `visitorReducer`. */
export type PhoneVerificationEffect =
  | { type: "request"; body: PhoneValidationRequest }
  | { type: "phone-verified"; phone: string };

export type PhoneVerificationTransition = {
  verification: PhoneVerification;
  effects: PhoneVerificationEffect[];
};

/**
 * The initial state, with the phone from a form or none.
 *
 * @example startPhoneVerification("4175550123") // { step: "phone", phone: "4175550123", waiting: null, error: null }
 */
export function startPhoneVerification(phone = ""): PhoneVerification {
  return { step: "phone", phone, waiting: null, error: null };
}
