import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea } from "./bytea.ts";

/** A submitted form. Personal data is in `sealed`, which only the worker's key decrypts. */
export const lead = pgTable(
  "lead",
  {
    id: uuid().primaryKey(),
    idempotencyKey: text("idempotency_key").notNull().unique(),
    bodyHash: text("body_hash").notNull(),
    kind: text().notNull(),
    storeId: text("store_id").notNull(),
    sealed: bytea(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Keyed hash of the shopper's email address; null without one, and after the content was wiped. */
    emailKey: text("email_key"),
  },
  (table) => [
    index("lead_created_at").on(table.createdAt, table.id),
    index("lead_email_key").on(table.emailKey).where(sql`email_key IS NOT NULL`),
  ],
);
