import type { DealershipFacts } from "./dealership-facts.ts";
import { LEAD_WORDS } from "./lead-words.ts";
import type { StoredLead } from "./stored-lead.ts";

/**
 * What staff should know before they answer, one line each: which form it was, the shopper's language when it is
 * not the staff's, and whether they agreed to be contacted, with the version of the words they saw.
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
  ];
}
