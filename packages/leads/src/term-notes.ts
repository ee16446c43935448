import type { DealershipFacts } from "./dealership-facts.ts";
import { leadTermLines } from "./lead-term-lines.ts";
import { LEAD_WORDS } from "./lead-words.ts";
import type { LeadRoute } from "./route-lead.ts";
import type { StoredLead } from "./stored-lead.ts";

/** The terms of the purchase, one line each, and where the sealed ones open. */
export function termNotes(
  lead: StoredLead,
  { termsLink }: Pick<LeadRoute, "termsLink">,
  dealership: DealershipFacts,
): string[] {
  const words = LEAD_WORDS[dealership.staffLocale ?? "en"];
  const lines = leadTermLines(lead, dealership);
  const stated = lines.filter(({ isSealed }) => !isSealed).map(({ label, value }) => `${label}: ${value}`);
  if (!lines.some(({ isSealed }) => isSealed)) return stated;
  const where = termsLink
    ? `${words.sealedTermsOpenOnce}: ${termsLink}`
    : `${words.sealedTermsKept} ${lead.id}`;
  return [...stated, where];
}
