import type { PhoneErrorCode, VerificationCodeErrorCode } from "@forecourt/contact-details";

/** What is wrong, as a code of ours or in the server's own words. */
export type VerificationError =
  | { code: PhoneErrorCode | VerificationCodeErrorCode | "request.failed" }
  | { text: string };

/** Body of `POST /api/customer/phoneValidation`; `phone` is ten digits, `code` six. */
export type PhoneValidationRequest =
  | { phone: string; type: "phone-validation" }
  | { phone: string; type: "code-verification"; code: string };

/** The dialog that confirms a phone. `waiting` is the request whose answer is still to come. */
export type PhoneVerification = {
  step: "phone" | "code" | "verified";
  phone: string;
  waiting: PhoneValidationRequest["type"] | null;
  /** Stands beside the field it is about; `request` is about neither. */
  error: { at: "phone" | "code" | "request"; error: VerificationError } | null;
};

export type PhoneVerificationAction =
  | { type: "phone-submitted"; phone: string }
  | { type: "code-submitted"; code: string }
  | { type: "new-code-requested" }
  | { type: "other-phone-wanted" }
  /** The server answered; `error` and `message` are its words. */
  | { type: "answered"; answer: { success: boolean; error?: string; message?: string } }
  /** No answer came. */
  | { type: "request-failed" };

/** `phone-verified` goes to `visitorReducer` next. */
export type PhoneVerificationEffect =
  | { type: "request"; body: PhoneValidationRequest }
  | { type: "phone-verified"; phone: string };

export type PhoneVerificationTransition = {
  verification: PhoneVerification;
  effects: PhoneVerificationEffect[];
};

/**
 * A dialog at its start, for the phone that a form gave or for none yet.
 *
 * @example startPhoneVerification("4175550123") // { step: "phone", phone: "4175550123", waiting: null, error: null }
 */
export function startPhoneVerification(phone = ""): PhoneVerification {
  return { step: "phone", phone, waiting: null, error: null };
}
