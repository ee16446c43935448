import type { ErrorPath } from "@forecourt/result";

/**
 * Error codes of fields. `firstName` … `mileage` and `required` are missing values. `email-or-phone` is a lead that
 * nobody could answer. `email`, `phone`, `amount`, `vin` and `invalid` are wrong values. `kind` is an unknown lead
 * kind.
 */
export const LEAD_ERROR_CODES = [
  "required",
  "email-or-phone",
  "firstName",
  "lastName",
  "message",
  "make",
  "model",
  "year",
  "price",
  "mileage",
  "email",
  "phone",
  "amount",
  "vin",
  "kind",
  "invalid",
  "too-long",
] as const;

export type LeadErrorCode = (typeof LEAD_ERROR_CODES)[number];

/** `path` is the place in the body, such as `["customer", "email"]`; empty for the body itself. */
export type LeadError = { path: ErrorPath; code: LeadErrorCode };

/** An error in the answer of an HTTP API: `field` is its path joined by points, such as `customer.email`. */
export type AnsweredLeadError = { field: string; code: LeadErrorCode };
