import type { AppointmentKind } from "@forecourt/database";
import type { LeadKind } from "@forecourt/leads";

/** The lead that books each kind of appointment. */
export const LEAD_OF_KIND = {
  "test-drive": "SCHEDULE_TEST_DRIVE",
  service: "SERVICE",
  appraisal: "SELL_OR_TRADE",
} as const satisfies Record<AppointmentKind, LeadKind>;

/** The name of each kind in the messages. */
export const WORDS_OF_KIND = {
  "test-drive": "testDrive",
  service: "service",
  appraisal: "appraisal",
} as const satisfies Record<AppointmentKind, string>;

/** The kind of appointment that a lead books; null for a lead that books none. */
export function kindOfLead(lead: LeadKind): AppointmentKind | null {
  const kinds = Object.keys(LEAD_OF_KIND) as AppointmentKind[];
  return kinds.find((kind) => LEAD_OF_KIND[kind] === lead) ?? null;
}
