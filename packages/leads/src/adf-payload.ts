import { formatPhone } from "@forecourt/contact-details";
import type { DealershipFacts } from "./dealership-facts.ts";
import { leadInterest } from "./lead-interest.ts";
import { leadNotes } from "./lead-notes.ts";
import type { LeadVehicle } from "./lead-vehicle.ts";
import { LEAD_WORDS } from "./lead-words.ts";
import type { LeadStatus } from "./new-or-resend.ts";
import { type PayloadContact, payloadContact } from "./payload-contact.ts";
import { type PayloadVehicle, payloadVehicle } from "./payload-vehicle.ts";
import type { LeadRoute } from "./route-lead.ts";
import { senderNotes } from "./sender-notes.ts";
import type { StoredLead } from "./stored-lead.ts";
import { termNotes } from "./term-notes.ts";

/** A lead for a CRM. `email` is the recipient; `vehicle` is missing for a lead without one. */
export type AdfPayload = {
  prospect: { attributes: { status: LeadStatus } };
  subject: string;
  email: string;
  type: "adf";
  vehicle?: PayloadVehicle;
  /** The shopper's own vehicle besides the wanted one. */
  trade_in?: PayloadVehicle;
  customer: { contact: PayloadContact };
  vendor: { vendorname: string; contact: { name: string; email: string; phone: string } };
  provider: { name: string; service: string; url: string; email: string; phone: string };
  comments: string;
};

/** Creates the email API's body for a CRM (docs/product/leads.md, "Payloads"). */
export function adfPayload(lead: StoredLead, route: LeadRoute, dealership: DealershipFacts): AdfPayload {
  const { vehicle, tradeIn } = lead;
  const interest = leadInterest({
    kind: lead.kind,
    given: vehicle?.interest ?? null,
    hasTradeIn: tradeIn !== null,
  });
  const notes = leadNotes(lead, dealership);
  // The requested time of a test drive is a comment on its vehicle.
  const onVehicle = lead.kind === "SCHEDULE_TEST_DRIVE" && vehicle !== null;
  return {
    prospect: { attributes: { status: route.resend === "as-new" ? "new" : lead.status } },
    subject: route.subject,
    email: route.email,
    type: "adf",
    ...(vehicle && {
      vehicle: payloadVehicle(vehicle, interest, [
        ...certifiedNote(vehicle, dealership),
        ...(onVehicle ? notes : []),
      ]),
    }),
    ...(tradeIn && { trade_in: payloadVehicle(tradeIn, "trade-in") }),
    customer: { contact: payloadContact(lead.customer, senderNotes(lead, dealership)) },
    vendor: {
      vendorname: dealership.name,
      contact: {
        name: dealership.generalManager.fullName,
        email: dealership.generalManager.email,
        phone: formatPhone(dealership.generalManager.phone, "lead"),
      },
    },
    provider: {
      name: `Website - ${route.subject}`,
      service: dealership.provider.service,
      url: dealership.provider.url,
      email: dealership.provider.email,
      phone: formatPhone(dealership.provider.phone, "lead"),
    },
    comments: [lead.comments, ...(onVehicle ? [] : notes), ...termNotes(lead, route, dealership)]
      .filter(Boolean)
      .join("\n"),
  };
}

/** ADF has only new and used, so certified is a comment. */
function certifiedNote({ condition }: LeadVehicle, dealership: DealershipFacts): string[] {
  return condition === "certified" ? [LEAD_WORDS[dealership.staffLocale ?? "en"].conditions.certified] : [];
}
