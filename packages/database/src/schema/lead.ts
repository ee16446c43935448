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
  },
  (table) => [index("lead_created_at").on(table.createdAt, table.id)],
);
