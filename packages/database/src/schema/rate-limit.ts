import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Hits in a window that starts with the first one. The key is a keyed hash, never an IP address. */
export const rateLimit = pgTable(
  "rate_limit",
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rate_limit_ends_at").on(table.endsAt)],
);
