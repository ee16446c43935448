import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One row for each change of the inventory, numbered through the whole group. */
export const inventoryVersion = pgTable(
  "inventory_version",
  {
    version: bigint({ mode: "number" }).primaryKey(),
    storeId: text("store_id").notNull(),
    source: text().notNull(),
    swappedAt: timestamp("swapped_at", { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
    vehicles: integer().notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    removed: integer().notNull(),
  },
  (table) => [index("inventory_version_store").on(table.storeId, table.version)],
);
