import * as z from "zod/mini";
import { text } from "./lead-fields.ts";

const phoneNotation = "A North American number in any notation, with or without an extension.";
const name = z.string().check(z.maxLength(100));

const address = z.object({
  type: z.nullish(z.enum(["home", "delivery"])),
  address: text(200),
  apartment: text(20),
  city: text(100),
  state: text(60),
  zipCode: text(20),
});

/** The sender of a lead; all fields are optional, but given ones must be valid. */
export const leadCustomerSchema = z.object({
  firstName: text(100),
  lastName: text(100),
  email: text(254),
  phone: text(40).check(z.describe(phoneNotation)),
  address: z.nullish(address),
});

/** A sender with required contact details. */
export const leadPersonSchema = z.extend(leadCustomerSchema, {
  firstName: name,
  lastName: name,
  email: z.string().check(z.maxLength(254)),
  phone: z.string().check(z.maxLength(40), z.describe(phoneNotation)),
});
