import type { DealershipFacts } from "./dealership-facts.ts";
import { LEAD_WORDS } from "./lead-words.ts";
import type { StoredLead } from "./stored-lead.ts";

/**
 * Remarks for staff, one line each: the form, the shopper's language if it differs, the consent with its text version,
 * and that payment terms are in the record. The terms themselves are financial data, so no message has them.
 */
export function senderNotes(lead: StoredLead, dealership: DealershipFacts): string[] {
  const staffLocale = dealership.staffLocale ?? "en";
  const words = LEAD_WORDS[staffLocale];
  const { consent } = lead;
  return [
    `${words.form}: ${words.kinds[lead.kind]}`,
    ...(lead.locale === staffLocale ? [] : [`${words.language}: ${words.languages[lead.locale]}`]),
    ...(consent
      ? [
          `${words.consent}: ${consent.granted ? words.consentGiven : words.consentRefused} (${consent.version})`,
        ]
      : []),
    ...(hasTerms(lead) ? [`${words.terms}: ${words.termsKept} ${lead.id}`] : []),
  ];
}

function hasTerms({ terms, details }: StoredLead): boolean {
  return terms != null || ("pricing" in details && details.pricing !== null);
}
