/**
 * Why a field was refused. `firstName` … `mileage` say what to enter and `required` the general form of it; `email`,
 * `phone`, `vin` and `invalid` are values that cannot be right; `kind` is a lead kind that does not exist.
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
  "vin",
  "kind",
  "invalid",
  "too-long",
] as const;

export type LeadErrorCode = (typeof LEAD_ERROR_CODES)[number];

/** `field` is the place in the body: `customer.email`, `vehicle.make`, empty for the body itself. */
export type LeadError = { field: string; code: LeadErrorCode };
