import { bigint, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea } from "./bytea.ts";

/** A watched vehicle or search. `sealed` holds the address and its links, which only the worker's key decrypts. */
export const watch = pgTable(
  "watch",
  {
    id: uuid().primaryKey(),
    emailKey: text("email_key").notNull(),
    sealed: bytea().notNull(),
    storeId: text("store_id").notNull(),
    locale: text().notNull(),
    vin: text(),
    query: text(),
    label: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    checkedVersion: bigint("checked_version", { mode: "number" }),
    knownOldPrice: bigint("known_old_price", { mode: "number" }),
    knownSalePrice: bigint("known_sale_price", { mode: "number" }),
    knownVins: text("known_vins").array(),
  },
  (table) => [index("watch_email_key").on(table.emailKey)],
);
