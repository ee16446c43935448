import type { ShopperMessage, WatchContent } from "@forecourt/database";
import { z } from "zod";
import { appointmentContent, appointmentState } from "./visits/appointment-schemas.ts";

const sitePath = z.string().startsWith("/");
const base = { name: z.string(), page: sitePath, stop: sitePath };

const news = z.discriminatedUnion("kind", [
  z.object({
    ...base,
    kind: z.literal("price"),
    price: z.object({ was: z.int(), now: z.int(), retail: z.boolean() }).nullable(),
  }),
  z.object({
    ...base,
    kind: z.literal("matches"),
    total: z.int().min(1),
    vehicles: z.array(
      z.object({ name: z.string(), page: sitePath, price: z.int().nullable(), retail: z.boolean() }),
    ),
  }),
]);

const recipient = { to: z.string(), locale: z.string() };

const message: z.ZodType<ShopperMessage> = z.discriminatedUnion("kind", [
  z.object({
    ...recipient,
    kind: z.literal("watch-confirmation"),
    subject: z.enum(["price", "matches"]),
    name: z.string(),
    page: sitePath,
    confirm: sitePath,
  }),
  z.object({
    ...recipient,
    kind: z.literal("watch-news"),
    news: z.array(news).min(1),
    stopAll: sitePath,
    oneClick: sitePath,
  }),
  z.object({ ...recipient, kind: z.literal("details-link"), proof: sitePath }),
  z.object({
    ...recipient,
    kind: z.literal("valuation"),
    vehicle: z.string(),
    page: sitePath,
    offers: z.object({ cashNow: z.int(), moreCashLater: z.int().nullable() }).nullable(),
    validThrough: z.iso.date(),
    // Emails of older versions do not say.
    isEstimate: z.boolean().default(true),
  }),
  z.object({
    ...recipient,
    kind: z.enum([
      "appointment-confirmation",
      "appointment-change",
      "appointment-cancellation",
      "appointment-reminder",
    ]),
    state: appointmentState,
    content: appointmentContent,
  }),
  z.object({
    ...recipient,
    kind: z.literal("appointment-staff-confirmation"),
    state: appointmentState,
    content: appointmentContent,
    confirmation: z.object({ name: z.string(), note: z.string().nullable() }),
  }),
  z.object({ kind: z.literal("deletion-notice"), address: z.string() }),
]);

const watchContent: z.ZodType<WatchContent> = z.object({
  email: z.string(),
  page: sitePath,
  folder: z.string(),
  stop: sitePath,
  stopAll: sitePath,
  oneClick: sitePath,
});

/** Validates a decrypted email; null when it is invalid. */
export function readShopperMessage(content: unknown): ShopperMessage | null {
  return message.safeParse(content).data ?? null;
}

/** Validates the decrypted content of a watch; null when it is invalid. */
export function readWatchContent(content: unknown): WatchContent | null {
  return watchContent.safeParse(content).data ?? null;
}
