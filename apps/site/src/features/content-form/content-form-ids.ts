import { CONTENT_FORMS } from "@forecourt/dealership/content";
import { preApprovalForm } from "@forecourt/leads/forms";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";

/** The ids of the forms of content pages, by which a refused form is recognized. */
export const contentFormIds: readonly string[] = [
  ...CONTENT_FORMS.map((kind) => formOfKind(kind).id),
  preApprovalForm.id,
];
