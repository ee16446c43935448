import { formatPhone } from "@forecourt/contact-details";
import { parseRichText } from "@forecourt/dealership/content";
import { unlockForm } from "@forecourt/leads/forms";
import { describeLeadForm } from "#content/lead-form/describe-lead-form.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH, UNLOCK_PATH, unlockPath } from "#shared/addresses/public-paths.ts";
import { type UnlockSubject, withTermsOf } from "../unlock-params.ts";
import type { UnlockStepContent } from "../unlock-step-content.ts";
import { describeFrame, storePhone } from "./describe-frame.ts";

/** The form's id in the page, the dialog and a refused form's cookie. */
export const UNLOCK_FORM_ID = unlockForm.id;

type Filled = { refused?: FormProblem | undefined; known?: KnownDetails | undefined };

/** The first step: the form with name, email and phone. With open gates it says so instead. */
export function describeDetails(
  subject: UnlockSubject,
  context: PageContext,
  { refused, known }: Filled = {},
): UnlockStepContent {
  const { locale, storeId, settings, access } = context;
  const { kind, vehicle, vin, next } = subject;
  const { unlock } = siteContent(locale, storeId).content;
  const t = translator(locale, "unlock");
  const { points } = unlock;
  if (access === "open") {
    const link = next
      ? { href: next, label: t("continue") }
      : { href: localPath(locale, LISTING_PATH), label: t("browse") };
    const frame = describeFrame({ title: t("openTitle"), text: t("open"), points, vehicle }, context);
    return { kind: "note", frame, link };
  }

  const { title, text, button } = kind === "UNLOCK_INVENTORY" ? unlock.inventory : unlock.price;
  const phone = storePhone(context);
  const call = `[${formatPhone(phone, "general")}](tel:${phone})`;
  const gate = kind === "UNLOCK_INVENTORY" && vin === null ? "inventory" : null;
  const form = describeLeadForm({
    context: withTermsOf(next, context),
    id: UNLOCK_FORM_ID,
    fields: unlockForm.fields,
    hidden: {
      kind,
      vin,
      next,
      origin: localPath(locale, unlockPath({ vin, gate, next })),
      page: next ?? localPath(locale, UNLOCK_PATH),
    },
    consent: shownConsent({ kind, page: null }, locale, storeId),
    refused,
    known,
    wide: ["email", "phone"],
    hints: { phone: settings.verification.phone ? unlock.phoneHint : unlock.phoneHintWithoutCode },
    failure: {
      title: t("failedTitle"),
      text: parseRichText(`${t("failed")} ${t.markup("failedCall", { phone: () => call })}`),
    },
    submit: button,
  });
  return { kind: "details", frame: describeFrame({ title, text, points, vehicle }, context), form };
}
