import { formatPhone } from "@forecourt/contact-details";
import { parseRichText } from "@forecourt/dealership/content";
import { describeLeadForm } from "#content/lead-form/describe-lead-form.ts";
import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { FilledDetails } from "#server/cookies/known-details.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { UNLOCK_PATH } from "#shared/addresses/public-paths.ts";
import { REMEMBER_BOXES } from "#shared/lead-form/remember-choice.ts";
import { verifyPage } from "#shared/lead-form/unlock-pages.ts";
import { type UnlockSubject, withTermsOf } from "../unlock-params.ts";
import { storePhone } from "./describe-frame.ts";

const CALL_FORM_ID = "call";

/** "Call me instead": the pending unlock's details once more, with the wish for a call. */
export function describeCall(
  { kind, vin, next }: UnlockSubject,
  context: PageContext,
  { pending, refused }: { pending: FilledDetails; refused: FormProblem | undefined },
): LeadFormContent {
  const { locale, storeId } = context;
  const { firstName, lastName, email, phone, remember } = pending;
  const t = translator(locale, "unlock");
  const store = storePhone(context);
  const call = `[${formatPhone(store, "general")}](tel:${store})`;
  return describeLeadForm({
    context: withTermsOf(next, context),
    id: CALL_FORM_ID,
    fields: [],
    hidden: {
      kind,
      vin,
      next,
      call: "1",
      origin: verifyPage(locale, { vin, next }),
      page: next ?? localPath(locale, UNLOCK_PATH),
      firstName,
      lastName,
      email,
      phone,
      // The choice of the form that asked for the details.
      ...(remember && { [REMEMBER_BOXES.allowed]: "on", [REMEMBER_BOXES.unanswered]: "on" }),
    },
    consent: shownConsent({ kind, page: null }, locale, storeId),
    refused,
    known: undefined,
    failure: {
      title: t("failedTitle"),
      text: parseRichText(`${t("failed")} ${t.markup("failedCall", { phone: () => call })}`),
    },
    submit: t("callMe"),
  });
}
