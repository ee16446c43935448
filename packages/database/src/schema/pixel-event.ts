import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea } from "./bytea.ts";

/** An event for the ad network. `sealed` is the event, which only the worker's key decrypts; null after it was wiped. */
export const pixelEvent = pgTable("pixel_event", {
  id: uuid().primaryKey(),
  /** Keyed hash of name and id; unique. */
  eventKey: text("event_key").notNull().unique(),
  storeId: text("store_id").notNull(),
  sealed: bytea(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  /** The ad network refuses the event afterwards. */
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
