import { LEAD_TOPICS } from "@forecourt/leads/forms";
import * as z from "zod";
import { nonEmpty, phoneNumber, slug } from "./field-schemas.ts";

/** `as-new` sends `new` instead of `resend` to a CRM that drops `resend` prospects. */
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
/** Only topics of leads: the kinds, and personalized pricing (docs/product/leads.md). */
const kinds = z.partialRecord(z.enum(LEAD_TOPICS), partialRoute);

/** Recipients by kind of lead; used by `routeLead` of `@forecourt/leads` (docs/product/dealership.md, "Leads"). */
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
  /**
   * Staff by slug who get the leads that they answer; the department gets each too. Pages promise no other person. An
   * address is never shown on a page.
   */
  people: z.record(slug, recipient).optional(),
  /** The `provider` of an ADF lead; its name is `Website - {subject}`. */
  provider: z.strictObject({ service: nonEmpty, url: z.url(), email: z.email(), phone: phoneNumber }),
});
export type LeadRouting = z.infer<typeof leadRoutingSchema>;
