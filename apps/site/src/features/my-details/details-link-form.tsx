import { describeEmailForm } from "#content/email-form/describe-email-form.ts";
import { EmailForm } from "#content/email-form/email-form.tsx";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { MY_DETAILS_SENT_PATH, myDetailsApiPath } from "#shared/addresses/public-paths.ts";
import { DETAILS_FORM_ID } from "./details-form-id.ts";

type DetailsLinkFormProps = {
  context: PageContext;
  /** The page of the form, without the language; a refused post comes back to it. */
  origin: string;
  refused: FormProblem | undefined;
  known?: KnownDetails | undefined;
};

/** The form that asks for a link to what the server holds about an email address. */
export function DetailsLinkForm({ context, origin, refused, known }: DetailsLinkFormProps) {
  const { locale, storeId } = context;
  const t = translator(locale, "myDetails");
  const form = describeEmailForm({
    context,
    id: DETAILS_FORM_ID,
    action: myDetailsApiPath(storeId),
    next: localPath(locale, MY_DETAILS_SENT_PATH),
    hidden: { origin: localPath(locale, origin) },
    hint: t("ask.hint"),
    submit: t("ask.submit"),
    note: t("ask.note"),
    refused,
    known,
  });
  return <EmailForm form={form} />;
}
