import { formatPhone } from "@forecourt/contact-details";
import type { DealershipFacts } from "./dealership-facts.ts";
import { formatCents } from "./format-cents.ts";
import { leadNotes } from "./lead-notes.ts";
import type { LeadVehicle } from "./lead-vehicle.ts";
import { leadVehicleName } from "./lead-vehicle-name.ts";
import { LEAD_WORDS, type LeadWords } from "./lead-words.ts";
import { payloadContact } from "./payload-contact.ts";
import { priceNote } from "./price-note.ts";
import type { LeadRoute } from "./route-lead.ts";
import { senderNotes } from "./sender-notes.ts";
import type { StoredLead } from "./stored-lead.ts";
import { termNotes } from "./term-notes.ts";

/** Formats a lead as plain text: contact, vehicle, message, and source. */
export function textBody(
  lead: StoredLead,
  route: Pick<LeadRoute, "termsLink">,
  dealership: DealershipFacts,
): string {
  const words = LEAD_WORDS[dealership.staffLocale ?? "en"];
  const blocks = [
    senderNotes(lead, dealership),
    customerLines(lead, words),
    [
      ...vehicleLines(words.vehicle, lead.vehicle, dealership),
      ...vehicleLines(words.tradeIn, lead.tradeIn, dealership),
    ],
    leadNotes(lead, dealership),
    termNotes(lead, route, dealership),
    lead.comments === null ? [] : [`${words.message}:`, lead.comments],
    [
      ...(lead.page === null ? [] : [`${words.page}: ${lead.page}`]),
      `${words.store}: ${lead.storeId}`,
      `${words.received}: ${lead.receivedAt}`,
      `${words.lead}: ${lead.id}`,
    ],
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n");
}

function customerLines({ customer }: StoredLead, words: LeadWords): string[] {
  const contact = payloadContact(customer);
  const written = formatPhone(customer.phone, "international", customer.phoneExtension);
  const phone = customer.phone ? written : contact.phone.value;
  const place = customer.address;
  const address = [place?.address, place?.apartment, place?.city, place?.state, place?.zipCode];
  return [
    `${words.name}: ${contact.first_name} ${contact.last_name}`,
    ...labelled(words.email, contact.email),
    ...labelled(words.phone, phone),
    ...labelled(words.address, address.filter(Boolean).join(", ")),
  ];
}

function vehicleLines(label: string, vehicle: LeadVehicle | null, dealership: DealershipFacts): string[] {
  if (vehicle === null) return [];
  const words = LEAD_WORDS[dealership.staffLocale ?? "en"];
  const { condition, stockNumber, vin, mileage, price } = vehicle;
  const facts = [
    leadVehicleName(vehicle),
    condition && words.conditions[condition],
    stockNumber && `${words.stock} ${stockNumber}`,
    vin && `${words.vin} ${vin}`,
    mileage !== null && `${mileage} ${words.miles}`,
  ];
  const note = priceNote(vehicle, dealership);
  return [
    ...labelled(label, facts.filter(Boolean).join(", ")),
    ...(price === null ? [] : [`${words.price}: $${formatCents(price)}${note ? ` (${note})` : ""}`]),
  ];
}

function labelled(label: string, value: string | null | undefined): string[] {
  return value ? [`${label}: ${value}`] : [];
}
