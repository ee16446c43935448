import type { DealershipFacts } from "./dealership-facts.ts";
import { leadTopic } from "./lead-topic.ts";
import { LEAD_WORDS } from "./lead-words.ts";
import type { StoredLead } from "./stored-lead.ts";

/**
 * Remarks for staff, one line each. The form, who answers it, a shopper's other language, and the consent's text
 * version.
 */
export function senderNotes(lead: StoredLead, dealership: DealershipFacts): string[] {
  const staffLocale = dealership.staffLocale ?? "en";
  const words = LEAD_WORDS[staffLocale];
  const { consent, answering } = lead;
  return [
    `${words.form}: ${words.topics[leadTopic(lead)]}`,
    ...(answering ? [`${words.answering}: ${answering.name}, ${answering.title}`] : []),
    ...(lead.locale === staffLocale ? [] : [`${words.language}: ${words.languages[lead.locale]}`]),
    ...(consent
      ? [
          `${words.consent}: ${consent.granted ? words.consentGiven : words.consentRefused} (${consent.version})`,
        ]
      : []),
  ];
}
