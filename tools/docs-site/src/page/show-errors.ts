import type { ResultError } from "@forecourt/result";
import { element } from "./element.ts";
import type { LiveForm } from "./live-form.ts";

/** Shows errors in words with their codes instead of a result, and marks the fields that their paths begin with. */
export function showErrors<Code extends string>(
  { form, status, output }: LiveForm,
  errors: readonly ResultError<Code>[],
  inWords: (error: ResultError<Code>) => string,
): void {
  markFields(form, errors);
  const sentences = errors.map((error) =>
    element("span", { class: "live-error" }, `${inWords(error)} `, element("code", {}, error.code)),
  );
  status.replaceChildren(...sentences);
  output.replaceChildren();
}

/** Marks the fields with errors as invalid, and all others as valid. */
export function markFields({ elements }: HTMLFormElement, errors: readonly ResultError[]): void {
  const invalid = new Set(errors.map(({ path }) => path[0]));
  for (const field of elements) {
    if (invalid.has(field.getAttribute("name") ?? "")) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }
}
