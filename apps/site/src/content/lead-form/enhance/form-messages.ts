import { LEAD_ERROR_CODES, type LeadErrorCode } from "@forecourt/leads/forms";
import { translator } from "#server/content/translator.ts";

/** The translated messages that a form needs in the browser, sent in its `data-messages` attribute. */
export type FormMessages = {
  /** By error code. */
  errors: Record<LeadErrorCode, string>;
  /** Of empty required fields, by name; other fields have `errors.required`. */
  missing: Record<string, string>;
  /** The summary line of a message that does not name its field. */
  problemLine: string;
  /** Put before the document's title while there are errors. */
  errorPrefix: string;
  sending: string;
  /** Shown from the second attempt on. */
  retrying: string;
};

export function formMessages(locale: string): FormMessages {
  const t = translator(locale, "forms");
  const errors = translator(locale, "errors");
  return {
    errors: Object.fromEntries(
      LEAD_ERROR_CODES.map((code) => [code, errors(code)]),
    ) as FormMessages["errors"],
    missing: { email: errors("missing.email"), phone: errors("missing.phone") },
    problemLine: t.raw("problemLine"),
    errorPrefix: t("problemPrefix"),
    sending: t("sending"),
    retrying: t("retrying"),
  };
}
