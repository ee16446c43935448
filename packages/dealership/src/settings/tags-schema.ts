import * as z from "zod";
import { externalUrl, nonEmpty } from "./field-schemas.ts";

/** The events whose values a dealership may change. A test of the site compares them with `@forecourt/tracking`. */
export const VALUED_EVENTS = [
  "PageView",
  "Lead",
  "ViewContent",
  "Search",
  "InstantScreen",
  "FullCreditApplication",
  "Personalize",
  "Schedule",
  "ConversationStarted",
  "SellTrade",
  "ClickToCall",
  "UnlockInventory",
  "Contact",
  "SubmitApplication",
  "ServiceScheduled",
  "ServiceRescheduled",
  "ServiceScheduleFormSubmit",
] as const;

/** A value of an event: whole US dollars. */
const wholeDollars = z.int().min(0).max(1_000_000);

/** Ids of third-party services; null disables the service and all its requests. */
export const tagsSchema = z.strictObject({
  tagManager: z
    .string()
    .regex(/^GTM-[0-9A-Z]+$/, "tag-manager-id.invalid")
    .nullable(),
  googleTag: z
    .string()
    .regex(/^(G|GT|AW)-[0-9A-Z]+$/, "google-tag-id.invalid")
    .nullable(),
  adPixel: z
    .string()
    .regex(/^\d{6,20}$/, "ad-pixel-id.invalid")
    .nullable(),
  chatWidget: nonEmpty.nullable(),
  /** A MapLibre style; its tiles, glyphs and sprites have the same origin (docs/product/site.md, "Outside map"). */
  mapStyleUrl: externalUrl.nullable(),
  /** Values of single events, instead of the product's (docs/product/tracking.md, "Values"). */
  eventValues: z.partialRecord(z.enum(VALUED_EVENTS), wholeDollars),
});
export type TagIds = z.infer<typeof tagsSchema>;
