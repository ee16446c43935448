import * as z from "zod/mini";
import { text } from "./lead-fields.ts";

const phoneNotation = "A North American number in any notation, with or without an extension.";
const name = z.string().check(z.maxLength(100));
const email = z.string().check(z.maxLength(254));
const phone = z.string().check(z.maxLength(40), z.describe(phoneNotation));

const address = z.object({
  type: z.nullish(z.enum(["home", "delivery"])),
  address: text(200),
  apartment: text(20),
  city: text(100),
  state: text(60),
  zipCode: text(20),
});

const customerFields = z.object({
  firstName: text(100),
  lastName: text(100),
  email: text(254),
  phone: text(40).check(z.describe(phoneNotation)),
  address: z.nullish(address),
});

/** The sender of a lead, with an email or a phone. Nobody could answer another one. Given fields must be valid. */
export const leadCustomerSchema = z
  .union([z.extend(customerFields, { email }), z.extend(customerFields, { phone })])
  .check(z.describe("Needs an email or a phone."));

/** A sender with required contact details. */
export const leadPersonSchema = z.extend(customerFields, {
  firstName: name,
  lastName: name,
  email,
  phone,
});
