import { NOT_PROVIDED } from "@forecourt/adf";
import { formatPhone } from "@forecourt/contact-details";
import type { LeadCustomer } from "./lead.ts";
import { omitNullish } from "./omit-nullish.ts";

export type PayloadAddress = {
  type: "home" | "delivery";
  street?: string;
  postalcode?: string;
  city?: string;
  regioncode?: string;
  apartment?: string;
};

export type PayloadContact = {
  first_name: string;
  last_name: string;
  email: string;
  phone: { value: string; attributes: { type: "voice"; time: "day" } };
  address?: PayloadAddress;
  comments?: string;
};

/**
 * Converts the shopper's contact data. Missing names, email and phone are "Not provided".
 *
 * @param comments remarks on the shopper, one line each
 */
export function payloadContact(customer: LeadCustomer, comments: readonly string[] = []): PayloadContact {
  const { firstName, lastName, email, address } = customer;
  const written = formatPhone(customer.phone, "lead", customer.phoneExtension);
  return {
    first_name: firstName ?? NOT_PROVIDED,
    last_name: lastName ?? NOT_PROVIDED,
    email: email ?? NOT_PROVIDED,
    phone: { value: customer.phone ? written : NOT_PROVIDED, attributes: { type: "voice", time: "day" } },
    ...(address && payloadAddress(address)),
    ...(comments.length > 0 && { comments: comments.join("\n") }),
  };
}

function payloadAddress(address: NonNullable<LeadCustomer["address"]>): { address?: PayloadAddress } {
  const lines = omitNullish({
    street: address.address,
    postalcode: address.zipCode,
    city: address.city,
    regioncode: address.state,
    apartment: address.apartment,
  });
  return Object.keys(lines).length === 0 ? {} : { address: { type: address.type ?? "home", ...lines } };
}
