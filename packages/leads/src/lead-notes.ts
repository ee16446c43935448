import type { DealershipFacts } from "./dealership-facts.ts";
import { formatCents } from "./format-cents.ts";
import { FINANCIAL_QUESTIONS } from "./lead-term-lines.ts";
import { LEAD_WORDS, type LeadWords } from "./lead-words.ts";
import type { StoredLead } from "./stored-lead.ts";

type AppointmentStatus = keyof LeadWords["appointments"];

/**
 * A form's data besides contact, vehicle and message, one line each. Leaves out birth dates and financial data
 * (docs/product/leads.md, "Never in an email").
 */
export function leadNotes(lead: StoredLead, dealership: DealershipFacts): string[] {
  const words = LEAD_WORDS[dealership.staffLocale ?? "en"];
  const note = (label: string, value: string | null): string[] => (value ? [`${label}: ${value}`] : []);
  switch (lead.kind) {
    case "SCHEDULE_TEST_DRIVE":
      return [
        ...appointment(lead.details, words, dealership),
        ...note(words.appointmentId, lead.details.appointmentId),
        ...note(words.heldUntil, lead.details.heldUntil),
      ];
    case "SELL_OR_TRADE":
      return [
        ...note(words.plate, [lead.details.plate, lead.details.state].filter(Boolean).join(" ")),
        ...note(words.offer, shownOffers(lead.details, words)),
        ...appointment(lead.details, words, dealership),
        ...note(words.appointmentId, lead.details.appointmentId),
        ...lead.details.answers
          .filter(({ questionId }) => questionId && !FINANCIAL_QUESTIONS.includes(questionId))
          .flatMap(({ questionId, answer }) => note(questionId ?? "", answer)),
      ];
    case "CAREERS":
      return [
        ...note(words.position, lead.details.position),
        ...note(words.resume, resumeNote(lead)),
        ...note(words.resumeChecks, lead.resume ? words.scans[lead.resume.scan ?? "none"] : null),
      ];
    case "APPLY_FINANCING":
      return [
        ...note(words.applicant, lead.details.identifier && words.identifiers[lead.details.identifier]),
        ...note(words.buyingTime, buyingTime(lead.details.buyingTime, words)),
        ...note(words.application, lead.details.application && words.applications[lead.details.application]),
      ];
    case "SERVICE":
      return [
        ...appointment(lead.details, words, dealership),
        ...note(words.appointmentId, lead.details.appointmentId),
        ...note(words.adviser, lead.details.adviser),
        ...note(words.transport, lead.details.transport),
        ...note(words.business, businessOf(lead.details)),
        ...note(words.mileage, lead.details.mileage === null ? null : String(lead.details.mileage)),
        ...lead.details.operations.flatMap(({ code, name, notes }) =>
          note(words.operation, [code, name, notes].filter(Boolean).join(", ")),
        ),
      ];
    case "UNLOCK_INVENTORY":
    case "UNLOCK_PRICE":
      return lead.details.call ? [words.call] : [];
    case "CONTACT_PURCHASE":
    case "CONTACT_SERVICE":
    case "CONTACT_PARTS":
    case "CONTACT_BILLING":
    case "CONTACT_TRADE":
    case "CONTACT_GENERAL":
      return [];
  }
}

type ShownOffers = { tier: string | null; offer: number | null } & {
  // Records of earlier versions have none of these.
  [field in "reason" | "source"]?: string | null;
} & { laterOffer?: number | null };

/** Every offer of a valuation with where it comes from, or why there is none. */
function shownOffers({ tier, offer, laterOffer, reason, source }: ShownOffers, words: LeadWords): string {
  const amount = (cents: number | null | undefined) => (cents == null ? null : `$${formatCents(cents)}`);
  const named = [tier, amount(offer)].filter(Boolean).join(" ");
  const offers = [named, laterOffer == null ? null : `more-cash-later ${amount(laterOffer)}`].filter(Boolean);
  const known = reason && Object.hasOwn(words.reasons, reason);
  const why = known ? words.reasons[reason as keyof LeadWords["reasons"]] : reason;
  const note = why ?? (source === "model" ? words.ourEstimate : source);
  return [offers.join(", "), note && `(${note})`].filter(Boolean).join(" ");
}

/** Records of earlier versions have no business. */
function businessOf({
  business,
  businessTitle,
}: {
  business?: string | null;
  businessTitle?: string | null;
}): string | null {
  return business ? [business, businessTitle].filter(Boolean).join(", ") : null;
}

function resumeNote({ resume }: StoredLead): string | null {
  return resume ? `${resume.fileName}, ${Math.ceil(resume.size / 1000)} kB` : null;
}

/** A choice of the form in the staff's words; another text as sent. */
function buyingTime(value: string | null, { buyingTimes }: LeadWords): string | null {
  const isChoice = value !== null && Object.hasOwn(buyingTimes, value);
  return isChoice ? buyingTimes[value as keyof typeof buyingTimes] : value;
}

function appointment(
  {
    day,
    time,
    status = null,
  }: { day: string | null; time: string | null; status?: AppointmentStatus | null },
  words: LeadWords,
  dealership: DealershipFacts,
): string[] {
  const when = [day, time].filter(Boolean).join(" ");
  const label = status === null ? words.appointment : words.appointments[status];
  return when === "" ? [] : [`${label}: ${when} ${dealership.timeZone}`];
}
