import type { FieldRule, FormField, LeadErrorCode } from "@forecourt/leads/forms";

/** The code of a value that breaks the rule; text has only a length. */
const WRONG: Record<FieldRule, LeadErrorCode | null> = {
  text: null,
  email: "email",
  phone: "phone",
  year: "year",
  price: "price",
  mileage: "mileage",
  choice: "invalid",
  amount: "amount",
  "credit-range": "invalid",
  number: "invalid",
};

/**
 * The error codes that these fields can have, each once. `invalid` is one of them: it also stands for a code that only
 * a later server knows.
 *
 * @example fieldErrorCodes(unlockForm.fields) // ["invalid", "too-long", "firstName", "lastName", "required", …]
 */
export function fieldErrorCodes(fields: readonly FormField[]): LeadErrorCode[] {
  const codes = fields.flatMap(({ missing, rule, required }) => [required ? missing : null, WRONG[rule]]);
  return [...new Set<LeadErrorCode | null>(["invalid", "too-long", ...codes])].filter(
    (code) => code !== null,
  );
}
