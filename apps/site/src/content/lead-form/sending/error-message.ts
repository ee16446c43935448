import type { LeadFormWords } from "../lead-form-content.ts";

/**
 * The message of a field's error. Some fields have their own message for a missing value.
 *
 * @example errorMessage(words, "phone", "required") // "Escriba su teléfono."
 */
export function errorMessage(
  { errors, missing }: Pick<LeadFormWords, "errors" | "missing">,
  field: string,
  code: string,
): string {
  return (code === "required" ? missing[field] : undefined) ?? errors[code] ?? errors["invalid"] ?? "";
}
