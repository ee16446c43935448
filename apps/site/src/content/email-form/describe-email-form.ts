import { parseRichText } from "@forecourt/dealership/content";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import type { PageContext } from "#server/page-context.ts";
import { formFailure } from "../lead-form/form-failure.ts";
import { shownProblem } from "../lead-form/shown-problem.ts";
import type { EmailFormContent } from "./email-form-content.ts";

type Description = Pick<EmailFormContent, "id" | "action" | "next" | "hidden" | "hint" | "submit"> & {
  context: PageContext;
  /** Markup below the button. */
  note: string;
  /** The posted form that the server refused. */
  refused: FormProblem | undefined;
  /** What the visitor gave before. */
  known?: KnownDetails | undefined;
};

/**
 * Describes a form for an email address as plain data for `EmailForm`, with the texts of its language only.
 *
 * @example <EmailForm form={describeEmailForm({ id: "watch", action, next, hidden, hint, submit, note, context, refused })} />
 */
export function describeEmailForm({
  context,
  note,
  refused,
  known,
  hidden,
  ...own
}: Description): EmailFormContent {
  const { locale } = context;
  const t = translator(locale, "forms");
  const errors = translator(locale, "errors");
  const problem = shownProblem(refused, { locale, names: ["email"] });
  const [rest] = problem?.rest ?? [];
  return {
    ...own,
    hidden: { ...hidden, locale },
    label: t("email"),
    value: problem?.values["email"] ?? known?.email,
    note: parseRichText(note),
    words: {
      required: errors("missing.email"),
      email: errors("email"),
      problemTitle: t("problemTitle"),
      problemPrefix: t("problemPrefix"),
      sending: t("sending"),
      retrying: t("retrying"),
      website: t("website"),
      newTab: t("newTab"),
    },
    failure: formFailure("CONTACT_GENERAL", context),
    refused: problem && {
      error: problem.fields["email"],
      failure: rest && (rest.code === "unavailable" ? {} : { text: rest.message }),
    },
  };
}
