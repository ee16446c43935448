import { LEAD_KINDS } from "@forecourt/leads/forms";
import * as z from "zod";
import { nonEmpty, phoneNumber } from "./field-schemas.ts";

/** A CRM that drops `resend` prospects gets `new` instead: `resend: "as-new"`. */
const recipient = z.strictObject({
  email: z.email(),
  resend: z.enum(["as-resend", "as-new"]).default("as-resend"),
});
export type LeadRecipient = z.infer<typeof recipient>;

const routeShape = {
  /** `adf` for a CRM, `text` for a person's inbox. */
  type: z.enum(["adf", "text"]),
  subject: nonEmpty,
  recipients: z.array(recipient).min(1),
};
const leadRoute = z.strictObject(routeShape);
const partialRoute = leadRoute.partial();
/** A route for anything but a form that a shopper can send would never be taken (docs/product/leads.md). */
const kinds = z.partialRecord(z.enum(LEAD_KINDS), partialRoute);

/** Where each kind of lead goes; `routeLead` of `@forecourt/leads` reads it (docs/product/dealership.md, "Leads"). */
export const leadRoutingSchema = z.strictObject({
  default: leadRoute,
  kinds,
  stores: z.record(
    z.string(),
    z.strictObject({
      default: partialRoute.optional(),
      kinds: kinds.optional(),
    }),
  ),
  /** The `provider` of an ADF lead; its name is `Website - {subject}`. */
  provider: z.strictObject({ service: nonEmpty, url: z.url(), email: z.email(), phone: phoneNumber }),
});
export type LeadRouting = z.infer<typeof leadRoutingSchema>;
