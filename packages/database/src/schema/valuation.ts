import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytea } from "./bytea.ts";

/** A valuation of a shopper's vehicle; the secret of its link opens `sealed`. */
export const valuation = pgTable(
  "valuation",
  {
    id: text().primaryKey(),
    sealed: bytea().notNull(),
    emailKey: text("email_key"),
    storeId: text("store_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("valuation_email_key").on(table.emailKey)],
);
