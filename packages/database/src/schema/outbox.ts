import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { creditApplication } from "./credit-application.ts";
import { lead } from "./lead.ts";
import { phoneVerification } from "./phone-verification.ts";
import { pixelEvent } from "./pixel-event.ts";
import { shopperEmail } from "./shopper-email.ts";

/**
 * `held` (suspicious, or no worker has its key) and `dead` (failed) need manual action. Only `sent` messages are ever
 * deleted.
 */
export const DELIVERY_STATES = ["ready", "sending", "sent", "dead", "held"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Messages that the worker delivers. Each is a lead, a verification code, an email for a shopper, a credit application,
 * or an event for the ad network.
 */
export const outbox = pgTable("outbox", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  leadId: uuid("lead_id")
    .unique()
    .references(() => lead.id, { onDelete: "cascade" }),
  verificationId: uuid("verification_id")
    .unique()
    .references(() => phoneVerification.id, { onDelete: "cascade" }),
  emailId: uuid("email_id")
    .unique()
    .references(() => shopperEmail.id, { onDelete: "cascade" }),
  applicationId: uuid("application_id")
    .unique()
    .references(() => creditApplication.id, { onDelete: "cascade" }),
  pixelEventId: uuid("pixel_event_id")
    .unique()
    .references(() => pixelEvent.id, { onDelete: "cascade" }),
  state: text().$type<DeliveryState>().notNull(),
  attempts: integer().notNull().default(0),
  runAt: timestamp("run_at", { withTimezone: true }).notNull().defaultNow(),
  leaseUntil: timestamp("lease_until", { withTimezone: true }),
  leaseToken: uuid("lease_token"),
  lastErrorCode: text("last_error_code"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp("sent_at", { withTimezone: true }),
});
