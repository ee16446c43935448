/**
 * Error codes of fields. `firstName` … `mileage` and `required` are missing values; `email`, `phone`, `amount`, `vin`
 * and `invalid` are wrong values; `kind` is an unknown lead kind.
 */
export const LEAD_ERROR_CODES = [
  "required",
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

/** `field` is a path in the body such as `customer.email`, empty for the body itself. */
export type LeadError = { field: string; code: LeadErrorCode };
