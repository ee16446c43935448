import type { LeadKind } from "@forecourt/leads";
import * as z from "zod";
import { nonEmpty } from "../../settings/field-schemas.ts";
import { linkSchema } from "../link-schema.ts";
import { calculatorSide } from "./calculator-side.ts";
import { entries, heading, orNull, section } from "./define-section.ts";

/** Lead kinds of the forms on content pages. */
export const CONTENT_FORMS = [
  "APPLY_FINANCING",
  "CAREERS",
  "SCHEDULE_TEST_DRIVE",
  "SELL_OR_TRADE",
  "SERVICE",
] as const satisfies readonly LeadKind[];
export type ContentForm = (typeof CONTENT_FORMS)[number];

export const formSections = [
  section("contact-form", {
    ...heading,
    inquiries: entries({ label: nonEmpty, kind: z.string().startsWith("CONTACT_") }),
    consent: nonEmpty,
  }),
  /** The way to the full credit application, and its texts. */
  section("credit-application", {
    ...heading,
    button: nonEmpty,
    /** What each applicant agrees to. */
    consent: nonEmpty,
    note: orNull(nonEmpty),
    /** Replaces it where no lender takes applications; the page then offers the pre-approval and the phone. */
    unavailable: z.strictObject({ title: nonEmpty, text: nonEmpty, link: linkSchema }),
    /** Confirmation after submission, with what happens next. */
    sent: z.strictObject({ title: nonEmpty, text: nonEmpty, next: z.array(nonEmpty).min(1) }),
    /** Beside it: from here to the decision. */
    aside: z.strictObject({
      title: nonEmpty,
      items: entries({ icon: nonEmpty, title: nonEmpty, text: nonEmpty }),
    }),
  }),
  section("lead-form", {
    ...heading,
    form: z.enum(CONTENT_FORMS),
    /** Overrides of field labels, by field name. */
    labels: z.record(z.string(), nonEmpty).default({}),
    button: nonEmpty,
    consent: nonEmpty,
    note: orNull(nonEmpty),
    /** Confirmation after submission. */
    sent: z.strictObject({ title: nonEmpty, text: nonEmpty }),
    /** Makes a financing request a pre-approval, which ends in terms (docs/product/pre-approval.md). */
    result: orNull(
      z.strictObject({
        badge: nonEmpty,
        /** With `{firstName}`. */
        title: nonEmpty,
        titleWithoutName: nonEmpty,
        /** Below the title, for a vehicle and for a budget. */
        text: nonEmpty,
        budgetText: nonEmpty,
        /** After the first step, which the site writes: who calls, and when. */
        steps: entries({ title: nonEmpty, text: nonEmpty }),
        finePrint: nonEmpty,
        notes: entries({ title: nonEmpty, text: nonEmpty }),
      }),
    ),
    /** Beside the form. */
    aside: orNull(
      z.discriminatedUnion("kind", [
        calculatorSide,
        z.strictObject({
          kind: z.literal("points"),
          title: nonEmpty,
          items: entries({ icon: nonEmpty, title: nonEmpty, text: nonEmpty }),
        }),
      ]),
    ),
  }),
] as const;
