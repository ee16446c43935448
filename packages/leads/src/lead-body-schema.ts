import { parseEmail, parsePhone } from "@forecourt/contact-details";
import * as z from "zod";
import { choice, fields, line, lines } from "./lead-fields.ts";
import { LEAD_KINDS } from "./lead-kinds.ts";
import { vehicleFields } from "./lead-vehicle-fields.ts";
import { TEXT_LIMITS } from "./text-limits.ts";

const address = fields({
  type: choice(["home", "delivery"]),
  address: line(TEXT_LIMITS.street),
  apartment: line(TEXT_LIMITS.zipCode),
  city: line(TEXT_LIMITS.city),
  state: line(TEXT_LIMITS.state),
  zipCode: line(TEXT_LIMITS.zipCode),
});

/** A phone with its extension, or null for the placeholder of a form. */
const phone = () =>
  line(TEXT_LIMITS.phone).transform((value, context) => {
    const parsed = parsePhone(value);
    if (parsed.ok) return parsed.value;
    if (parsed.errors[0].code === "phone.invalid") context.addIssue({ code: "custom", message: "phone" });
    return null;
  });

const sentCustomer = fields({
  firstName: line(TEXT_LIMITS.name),
  lastName: line(TEXT_LIMITS.name),
  email: line(TEXT_LIMITS.email).refine((value) => value === null || parseEmail(value).ok, "email"),
  phone: phone(),
  address: address.nullish().transform((value) => value ?? null),
});

const customer = sentCustomer.prefault({}).transform(({ phone: sent, address: home, ...person }) => ({
  ...person,
  phone: sent?.number ?? null,
  phoneExtension: sent?.extension ?? null,
  address: home,
}));

/**
 * The schema of a lead request, without `details`, which depend on the kind. Required fields are in LEAD_REQUIREMENTS.
 * `locale`, `page` and `terms` must never reject a lead, so they are parsed later.
 */
export const leadBodySchema = fields({
  kind: z.enum(LEAD_KINDS, "kind"),
  // A missing customer counts as empty, so that errors name each field instead of `customer`.
  customer,
  comments: lines(TEXT_LIMITS.message),
  vehicle: vehicleFields.nullish().transform((value) => value ?? null),
  consent: fields({ version: line(), granted: z.boolean("invalid") })
    .nullish()
    .transform((value) => value ?? null),
  locale: z.unknown().optional(),
  page: z.unknown().optional(),
  terms: z.unknown().optional(),
  details: z.unknown().optional(),
});

/** A postal address as sent. */
export type SentAddress = z.output<typeof address>;
