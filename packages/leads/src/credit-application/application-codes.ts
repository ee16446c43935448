/**
 * Error codes of an application's fields. `amount-letters`: the letter O stands for a zero, such as `52OO`.
 * `age`: younger than 18. `same-ssn`: both applicants gave one number.
 */
export const APPLICATION_CODES = [
  "required",
  "too-long",
  "email",
  "phone",
  "state",
  "zip",
  "amount",
  "amount-letters",
  "years",
  "months",
  "choice",
  "birth-date",
  "age",
  "ssn",
  "same-ssn",
  "consent",
] as const;

export type ApplicationCode = (typeof APPLICATION_CODES)[number];
