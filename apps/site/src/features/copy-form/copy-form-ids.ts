import { COPY_FORMS } from "@forecourt/dealership/content";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";

/** The ids of the forms that copy pages may hold: a refused one is known by its form's id. */
export const copyFormIds: readonly string[] = COPY_FORMS.map((kind) => formOfKind(kind).id);
