import { LEAD_ERROR_CODES, type LeadErrorCode } from "@forecourt/leads/forms";
import { translator } from "#server/content/translator.ts";

/** The words that a form needs in the browser; they travel in its `data-words` attribute. */
export type FormWords = {
  /** By error code. */
  errors: Record<LeadErrorCode, string>;
  /** A line of the summary whose words do not say by themselves which field they are about. */
  problemLine: string;
  /** Before the document's title while something is wrong. */
  errorPrefix: string;
  sending: string;
  /** Said when the first try has failed and the next ones are under way. */
  retrying: string;
};

/** The words of a form in a language. */
export function formWords(locale: string): FormWords {
  const words = translator(locale, "forms");
  const errors = translator(locale, "errors");
  return {
    errors: Object.fromEntries(LEAD_ERROR_CODES.map((code) => [code, errors(code)])) as FormWords["errors"],
    problemLine: words.raw("problemLine"),
    errorPrefix: words("problemPrefix"),
    sending: words("sending"),
    retrying: words("retrying"),
  };
}
