import "server-only";
import { type Lead, stockVin } from "@forecourt/leads";
import type { SentLead, SentPart } from "../cookies/sent-leads.ts";
import { dealership } from "../settings/dealership.ts";
import { isPreApproval } from "./pre-approval.ts";

const MAX_NAME = 60;

/** Kinds whose vehicle is the shopper's own. */
const ABOUT_OWN_VEHICLE: readonly Lead["kind"][] = ["CONTACT_TRADE", "SELL_OR_TRADE", "SERVICE"];

/** What the confirmation of a lead shows: its kind, its vehicle, the first name and which parts were given. */
export function sentLead(lead: Lead): SentLead {
  const { kind, customer, comments, vehicle, terms } = lead;
  const parts: Record<SentPart, boolean> = {
    message: comments !== null,
    ownVehicle: vehicle !== null && ABOUT_OWN_VEHICLE.includes(kind),
    terms: terms !== null,
    email: customer.email !== null,
    phone: customer.phone !== null,
  };
  return {
    kind,
    vin: stockVin(lead),
    firstName: (customer.firstName ?? "").slice(0, MAX_NAME),
    given: (Object.keys(parts) as SentPart[]).filter((part) => parts[part]),
    person: personOf(lead),
    ...(kind === "APPLY_FINANCING" && lead.details.application && { isApplication: true }),
    ...(isPreApproval(lead) && { preApproval: true }),
  };
}

/** The slug of the staff member that a message is for; null for another one. */
function personOf({ details }: Lead): string | null {
  const slug = "person" in details ? details.person : null;
  return dealership.staff.some((member) => member.slug === slug) ? slug : null;
}
