import { formatPhone } from "@forecourt/contact-details";
import { parseRichText } from "@forecourt/dealership/content";
import { unlockForm } from "@forecourt/leads/forms";
import { describeLeadForm } from "#content/lead-form/describe-lead-form.ts";
import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { MY_TERMS_PATH } from "#shared/addresses/public-paths.ts";

const KIND = "UNLOCK_PRICE";

/** The lead form of the contact step; it unlocks prices like every form of its kind. */
export function describeContact(
  vin: string | null,
  context: PageContext,
  filled: { refused: FormProblem | undefined; known: KnownDetails | undefined },
): LeadFormContent {
  const { locale, storeId, settings } = context;
  const { unlock } = siteContent(locale, storeId).content;
  const t = translator(locale, "myTerms");
  const store = settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
  const call = `[${formatPhone(store.phone, "general")}](tel:${store.phone})`;
  const unlockWords = translator(locale, "unlock");
  const again = unlockWords.markup("failedCall", { phone: () => call });
  return describeLeadForm({
    context,
    id: unlockForm.id,
    fields: unlockForm.fields,
    hidden: { kind: KIND, vin, page: localPath(locale, MY_TERMS_PATH) },
    consent: shownConsent({ kind: KIND, page: null }, locale, storeId),
    wide: ["email", "phone"],
    hints: { phone: settings.verification.phone ? unlock.phoneHint : unlock.phoneHintWithoutCode },
    failure: {
      title: unlockWords("failedTitle"),
      text: parseRichText(`${unlockWords("failed")} ${again}`),
    },
    submit: t("words.next"),
    ...filled,
  });
}
