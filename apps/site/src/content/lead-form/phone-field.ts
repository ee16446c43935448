import { formatPhone, type PhoneMask } from "@forecourt/contact-details";

/** The mask of phone inputs: `+1 (999) 999-9999`. */
export const PHONE_INPUT_MASK: PhoneMask = "international";

/** What an empty phone input shows. Ten nines are no phone, so nobody can mistake it for one. */
export const PHONE_PLACEHOLDER = "+1 (999) 999-9999";

/**
 * The value of a phone input in its mask. Text without digits stays as typed.
 *
 * @example phoneFieldValue("417-555-0123") // "+1 (417) 555-0123"
 */
export function phoneFieldValue(typed: string | undefined): string | undefined {
  return typed && (formatPhone(typed, PHONE_INPUT_MASK) || typed);
}
