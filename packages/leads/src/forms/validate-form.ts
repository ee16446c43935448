import { parseEmail, parsePhone } from "@forecourt/contact-details";
import { cleanLine, cleanText } from "../clean-text.ts";
import { isCreditRange } from "../credit-range.ts";
import type { LeadErrorCode } from "../lead-errors.ts";
import { readDollars, readMiles, readModelYear, readSignedDollars, readWholeNumber } from "../read-number.ts";
import type { Form, FormError, FormField, FormValues } from "./form.ts";

/**
 * Validates a form: errors in form order, at most one a field. Same rules as `parseLead`, but small enough for a
 * browser.
 *
 * @example validateForm(contactForm, { firstName: "Ada" }) // [{ field: "lastName", code: "lastName" }, …]
 */
export function validateForm(form: Form, values: FormValues): FormError[] {
  return form.fields.flatMap((field) => {
    if (isNeedless(field, values)) return [];
    const code = fieldError(field, values[field.name]);
    return code === null ? [] : [{ field: field.name, code }];
  });
}

/** Tells whether another field's value makes this one needless; then it is neither validated nor sent. */
export function isNeedless({ unless }: FormField, values: FormValues): boolean {
  return unless !== undefined && cleanText(values[unless] ?? "") !== "";
}

/**
 * Validates one field, for example on blur; null when valid.
 *
 * @example fieldError(emailField, "ada@") // "email"
 */
export function fieldError(field: FormField, value: string | undefined): LeadErrorCode | null {
  const text = cleanText(value ?? "");
  if (text === "" || (field.rule === "phone" && isNoPhone(text))) {
    return field.required ? field.missing : null;
  }
  const isLong = text.length > field.maxLength;
  switch (field.rule) {
    case "text":
      return isLong ? "too-long" : null;
    case "email":
      return isLong ? "too-long" : parseEmail(text).ok ? null : "email";
    case "phone":
      return isLong ? "too-long" : parsePhone(text).ok ? null : "phone";
    case "year":
      return readModelYear(text) === null ? "year" : null;
    case "price":
      return readDollars(text) === null ? "price" : null;
    case "mileage":
      return readMiles(text) === null ? "mileage" : null;
    case "amount":
      return isAmount(field, readSignedDollars(text)) ? null : "amount";
    case "number":
      return readWholeNumber(text) === null ? "invalid" : null;
    case "credit-range":
      return isCreditRange(text) ? null : "invalid";
    case "choice":
      return field.options?.includes(cleanLine(text)) ? null : "invalid";
  }
}

function isAmount({ min = 0, max = Number.POSITIVE_INFINITY }: FormField, cents: number | null): boolean {
  return cents !== null && cents >= min && cents <= max;
}

/** Tells whether a phone is the field's placeholder. */
function isNoPhone(text: string): boolean {
  const phone = parsePhone(text);
  return !phone.ok && phone.errors[0].code === "phone.required";
}
