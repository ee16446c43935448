import type { FormField } from "@forecourt/leads/forms";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";
import type { LeadFormContent } from "./lead-form-content.ts";

/**
 * The rules of a form's fields by name: of its kind, or of every kind that its select offers.
 *
 * @example fieldRules(form).get("phone")?.rule // "phone"
 */
export function fieldRules({
  hidden,
  fields,
}: Pick<LeadFormContent, "hidden" | "fields">): ReadonlyMap<string, FormField> {
  const offered = fields.find(({ name }) => name === "kind")?.options?.map(({ value }) => value);
  const kinds = offered ?? [hidden["kind"]];
  return new Map(
    kinds.flatMap((kind) => formOfKind(kind, hidden["form"]).fields).map((field) => [field.name, field]),
  );
}
