import type { Lead, LeadCustomer } from "./lead.ts";
import type { LeadDetails } from "./lead-details.ts";
import type { LeadKind } from "./lead-kinds.ts";
import type { LeadLocale } from "./lead-locale.ts";
import { describedVehicle, type LeadVehicle } from "./lead-vehicle.ts";
import type { LeadStatus } from "./new-or-resend.ts";
import type { LeadTerms } from "./read-terms.ts";
import type { ResumeFacts } from "./resume/resume.ts";

/** A shopper's consent or refusal, with the text beside the box. */
export type LeadConsent = { version: string; text: string; granted: boolean };

/** What the shopper had chosen about cookies when the lead was sent. */
export type CookieConsent = {
  policyVersion: string;
  /** Seconds since 1970. */
  chosenAt: number;
  locale: LeadLocale;
  /** The button, `save-and-continue` for the switches. */
  choice: string;
  /** Global Privacy Control, at the choice or now. */
  gpc: boolean;
  /** The categories allowed now. */
  allowed: readonly string[];
};

/** The member of staff who answers a lead, as its page told the shopper. */
export type LeadAnswering = {
  /** Their address is `leadRouting.people[slug]`. */
  slug: string;
  name: string;
  title: string;
};

type StoredLeadOf<K extends LeadKind> = {
  id: string;
  kind: K;
  storeId: string;
  /** Decided when the lead is accepted; delivery retries keep it. */
  status: LeadStatus;
  /** ISO 8601 with the dealership's offset: `2026-11-20T10:32:05-05:00`. */
  receivedAt: string;
  customer: LeadCustomer;
  comments: string | null;
  /** The dealer's vehicle, or the shopper's own when they sell. */
  vehicle: LeadVehicle | null;
  /** The shopper's own vehicle besides the wanted one. */
  tradeIn: LeadVehicle | null;
  consent: LeadConsent | null;
  /** Missing before a choice, and in records of earlier versions. */
  cookieConsent?: CookieConsent;
  locale: LeadLocale;
  page: string | null;
  /** Missing in records of earlier versions. */
  terms?: LeadTerms | null;
  /** Missing where the page named nobody, and in records of earlier versions. */
  answering?: LeadAnswering;
  /** Of the resume that was sent with it; the file is stored apart. */
  resume?: ResumeFacts;
  details: LeadDetails<K>;
};

/** A lead as stored until delivery; JSON values only, so that it can be encrypted. */
export type StoredLead = { [K in LeadKind]: StoredLeadOf<K> }[LeadKind];

/**
 * The VIN to look up in stock before storing a lead, or null. A vehicle to sell or service is the shopper's own.
 *
 * @example stockVin(lead) // "JA4J4VA85PZ000001"
 */
export function stockVin(lead: Lead): string | null {
  switch (lead.kind) {
    case "SELL_OR_TRADE":
      return lead.details.purchaseVin;
    case "CONTACT_TRADE":
    case "CONTACT_SERVICE":
    case "SERVICE":
      return null;
    default:
      return lead.vehicle?.vin ?? null;
  }
}

/**
 * Creates the record of an accepted lead.
 *
 * @param facts `stockVehicle` is the snapshot found under `stockVin(lead)`, or null
 * @example storedLead(lead, { id, storeId: "north", status: "new", receivedAt, stockVehicle: null, consent: null })
 */
export function storedLead(
  lead: Lead,
  facts: {
    id: string;
    storeId: string;
    status: LeadStatus;
    receivedAt: string;
    stockVehicle: LeadVehicle | null;
    consent: LeadConsent | null;
    cookieConsent?: CookieConsent;
    answering?: LeadAnswering;
    resume?: ResumeFacts;
  },
): StoredLead {
  const { stockVehicle, ...record } = facts;
  const described = describedVehicle(lead.vehicle);
  const own = "tradeIn" in lead.details ? describedVehicle(lead.details.tradeIn) : null;
  return {
    ...lead,
    ...record,
    vehicle: stockVehicle ? { ...stockVehicle, interest: described?.interest ?? null } : described,
    tradeIn: lead.kind === "SELL_OR_TRADE" && stockVehicle ? described : own,
  };
}
