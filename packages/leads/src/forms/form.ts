import type { LeadErrorCode } from "../lead-errors.ts";

/** Validation rule of a value, besides presence and length. */
export type FieldRule =
  | "text"
  | "email"
  | "phone"
  | "year"
  | "price"
  | "mileage"
  | "choice"
  | "amount"
  | "credit-range"
  | "number";

/** One form input, for HTML and validation; labels are the site's. */
export type FormField = {
  /** The input's name. */
  name: string;
  /** Dotted path in the lead's body. */
  path: string;
  type: "text" | "email" | "tel" | "textarea" | "select";
  required: boolean;
  /** The name of a field whose value makes this one needless: a budget, when a vehicle is chosen. */
  unless?: string;
  /** Financial data: never in a cookie, an address, a log or an email. */
  financial?: boolean;
  /** The error code when a required field is empty. */
  missing: LeadErrorCode;
  rule: FieldRule;
  maxLength: number;
  autoComplete: string;
  inputMode: "text" | "email" | "tel" | "numeric" | "decimal";
  /** The limits of the rule `amount`, in cents; 0 and none by default. An amount below 0 is owed. */
  min?: number;
  max?: number;
  /** Choices of the rule `choice`. */
  options?: readonly string[];
};

export type Form = { id: string; fields: readonly FormField[] };

/** Input values by name. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** `field` is an input's name. */
export type FormError = { field: string; code: LeadErrorCode };
