import type { LeadKind } from "@forecourt/leads";
import * as z from "zod";
import { nonEmpty } from "../../settings/field-schemas.ts";
import { entries, heading, orNull, section } from "./define-section.ts";

/** Forms of the copy pages, by the kind of lead they make. */
export const COPY_FORMS = [
  "APPLY_FINANCING",
  "CAREERS",
  "SELL_OR_TRADE",
  "SERVICE",
] as const satisfies readonly LeadKind[];
export type CopyForm = (typeof COPY_FORMS)[number];

export const formSections = [
  section("contact-form", {
    ...heading,
    inquiries: entries({ label: nonEmpty, kind: z.string().startsWith("CONTACT_") }),
    consent: nonEmpty,
  }),
  section("lead-form", {
    ...heading,
    form: z.enum(COPY_FORMS),
    /** Labels that say it better here than the form's own, by the field's name. */
    labels: z.record(z.string(), nonEmpty).default({}),
    button: nonEmpty,
    consent: nonEmpty,
    note: orNull(nonEmpty),
    /** What is said once it has been sent. */
    sent: z.strictObject({ title: nonEmpty, text: nonEmpty }),
    /** Beside the form. */
    aside: orNull(
      z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("calculator") }),
        z.strictObject({
          kind: z.literal("points"),
          title: nonEmpty,
          items: entries({ icon: nonEmpty, title: nonEmpty, text: nonEmpty }),
        }),
      ]),
    ),
  }),
] as const;
