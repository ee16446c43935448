import { RESUME_ERROR_CODES, RESUME_FIELD, RESUME_MAX_BYTES } from "@forecourt/leads/resume";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { ShownFile } from "./lead-form-content.ts";

/** The error codes of a resume that a form can show. */
export const RESUME_ERRORS = [...RESUME_ERROR_CODES, "resume-infected", "resume-several"] as const;

/** The field for a resume, with the texts of a language. */
export function resumeField(locale: PageContext["locale"]): ShownFile {
  const t = translator(locale, "forms");
  return {
    name: RESUME_FIELD,
    label: t("resume"),
    hint: t("resumeHint"),
    mark: t("optional"),
    accept: ".pdf,.docx",
    maxBytes: RESUME_MAX_BYTES,
    locale,
    words: {
      prompt: t("file.prompt"),
      remove: t.raw("file.remove"),
      added: t.raw("file.added"),
      removed: t.raw("file.removed"),
      tooLarge: t.raw("file.tooLarge"),
      wrongType: t.raw("file.wrongType"),
    },
  };
}
