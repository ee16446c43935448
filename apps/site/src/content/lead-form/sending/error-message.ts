import type { LeadFormWords } from "../lead-form-content.ts";

/**
 * The message of a field's error. Some fields have messages of their own.
 *
 * @example errorMessage(words, "phone", "required") // "Escriba su teléfono."
 */
export function errorMessage(
  { errors, missing, own }: Pick<LeadFormWords, "errors" | "missing" | "own">,
  field: string,
  code: string,
): string {
  const particular = own?.[`${field}.${code}`] ?? (code === "required" ? missing[field] : undefined);
  return particular ?? errors[code] ?? errors["invalid"] ?? "";
}
