import { type AdfDocument, type AdfVehicle, NOT_PROVIDED, xmlText } from "@forecourt/adf";
import type { AdfPayload } from "./adf-payload.ts";
import type { DealershipFacts } from "./dealership-facts.ts";
import type { LeadVehicle } from "./lead-vehicle.ts";
import type { PayloadContact } from "./payload-contact.ts";
import type { PayloadVehicle } from "./payload-vehicle.ts";
import { priceNote } from "./price-note.ts";
import type { StoredLead } from "./stored-lead.ts";

/** ADF's `source` of the ids. */
const SOURCE = "Website";

/**
 * Creates the ADF document of a payload. Adds from the lead what the payload does not have: its id, time, stock number
 * and the price's parts (docs/product/leads.md, "ADF"). ADF requires a vehicle, so a lead without one has a vehicle
 * with "Not provided". Characters that XML forbids are dropped: the builder would refuse the lead.
 *
 * @example buildAdf(adfDocument({ payload, lead, dealership }))
 */
export function adfDocument(parts: {
  payload: AdfPayload;
  lead: StoredLead;
  dealership: DealershipFacts;
}): AdfDocument {
  const { payload, lead, dealership } = parts;
  const { contact } = payload.customer;
  const about = [
    payload.vehicle && adfVehicle(payload.vehicle, lead.vehicle, dealership),
    payload.trade_in && adfVehicle(payload.trade_in, lead.tradeIn, dealership),
  ].filter((vehicle) => vehicle !== undefined);
  return withXmlText({
    prospects: [
      {
        status: payload.prospect.attributes.status,
        ids: [{ sequence: 1, source: SOURCE, value: lead.id }],
        requestDate: lead.receivedAt,
        vehicles: about.length > 0 ? about : [UNKNOWN_VEHICLE],
        customer: {
          contact: adfContact(contact),
          comments: [contact.comments, payload.comments].filter(Boolean).join("\n"),
        },
        vendor: {
          ids: [{ sequence: 1, source: SOURCE, value: lead.storeId }],
          name: payload.vendor.vendorname,
          contact: {
            primaryContact: true,
            names: [{ part: "full", value: payload.vendor.contact.name }],
            email: { value: payload.vendor.contact.email },
            phones: [{ type: "voice", value: payload.vendor.contact.phone }],
          },
        },
        provider: {
          name: { part: "full", value: payload.provider.name },
          service: payload.provider.service,
          url: payload.provider.url,
          email: { value: payload.provider.email },
          phone: { type: "voice", value: payload.provider.phone },
        },
      },
    ],
  });
}

/** The same document with text that XML can hold. */
function withXmlText<T>(value: T): T {
  const clean = (part: unknown): unknown => {
    if (typeof part === "string") return xmlText(part);
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, clean(inner)]));
  };
  return clean(value) as T;
}

const UNKNOWN_VEHICLE: AdfVehicle = { year: NOT_PROVIDED, make: NOT_PROVIDED, model: NOT_PROVIDED };

function adfVehicle(
  vehicle: PayloadVehicle,
  kept: LeadVehicle | null,
  dealership: DealershipFacts,
): AdfVehicle {
  const { interest, status } = vehicle.attributes;
  const { year, make, model, price, odometer, bodystyle, interiorcolor, exteriorcolor, ...same } =
    vehicle.value;
  return {
    ...same,
    interest,
    status,
    ids: same.vin ? [{ sequence: 1, source: SOURCE, value: same.vin }] : [],
    year: year ?? NOT_PROVIDED,
    make: make ?? NOT_PROVIDED,
    model: model ?? NOT_PROVIDED,
    stock: kept?.stockNumber ?? undefined,
    bodyStyle: bodystyle,
    odometer: odometer === undefined ? undefined : { value: odometer, units: "mi" },
    colorCombinations: [{ interiorColor: interiorcolor, exteriorColor: exteriorcolor, preference: 1 }],
    price: price === undefined ? undefined : { type: "asking", currency: "USD", value: price.toFixed(2) },
    priceComments: (kept && priceNote(kept, dealership)) ?? undefined,
    comments: vehicle.comments,
  };
}

function adfContact(contact: PayloadContact): AdfDocument["prospects"][number]["customer"]["contact"] {
  const { first_name, last_name, email, phone, address } = contact;
  return {
    names: [
      { part: "first", type: "individual", value: first_name },
      { part: "last", type: "individual", value: last_name },
    ],
    email: { value: email },
    phones: [{ ...phone.attributes, value: phone.value }],
    address: address && {
      type: address.type,
      streets: address.street ? [address.street] : [],
      apartment: address.apartment,
      city: address.city,
      regionCode: address.regioncode,
      postalCode: address.postalcode,
      country: "US",
    },
  };
}
