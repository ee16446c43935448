import type { LeadErrorCode } from "../lead-errors.ts";

/** How a value is checked, besides being there and not too long. */
export type FieldRule = "text" | "email" | "phone" | "year" | "price" | "mileage" | "choice";

/** One input of a form, as far as HTML and validation need it; its words are the site's. */
export type FormField = {
  /** The input's name. */
  name: string;
  /** Its place in the lead's body. */
  path: string;
  type: "text" | "email" | "tel" | "textarea" | "select";
  required: boolean;
  /** The error code when a required field is empty. */
  missing: LeadErrorCode;
  rule: FieldRule;
  maxLength: number;
  autoComplete: string;
  inputMode: "text" | "email" | "tel" | "numeric" | "decimal";
  /** What can be chosen, with the rule `choice`. */
  options?: readonly string[];
};

export type Form = { id: string; fields: readonly FormField[] };

/** What the inputs hold, by name. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** `field` is an input's name. */
export type FormError = { field: string; code: LeadErrorCode };
