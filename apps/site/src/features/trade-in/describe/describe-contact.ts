import { formatPhone } from "@forecourt/contact-details";
import { parseRichText } from "@forecourt/dealership/content";
import { unlockForm } from "@forecourt/leads/forms";
import { describeLeadForm } from "#content/lead-form/describe-lead-form.ts";
import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { valuationsApiPath, YOUR_VEHICLE_PATH } from "#shared/addresses/public-paths.ts";

const KIND = "SELL_OR_TRADE";

/** The lead form of the last step: who the shopper is. The vehicle comes from the earlier steps. */
export function describeContact(
  context: PageContext,
  filled: { refused: FormProblem | undefined; known: KnownDetails | undefined },
): LeadFormContent {
  const { locale, storeId, settings } = context;
  const store = settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
  const call = `[${formatPhone(store.phone, "general")}](tel:${store.phone})`;
  const forms = translator(locale, "forms");
  const again = forms.markup("failed.sellOrTrade", { call: () => call, phone: "" });
  const page = localPath(locale, YOUR_VEHICLE_PATH);
  const form = describeLeadForm({
    context: { ...context, terms: null },
    id: "valuation",
    fields: unlockForm.fields,
    hidden: { kind: KIND, page },
    consent: shownConsent({ kind: KIND, page }, locale, storeId),
    wide: ["email", "phone"],
    failure: { title: forms("failed.title"), text: parseRichText(again) },
    submit: translator(locale, "tradeIn")("submit"),
    ...filled,
  });
  return { ...form, action: valuationsApiPath(storeId) };
}
