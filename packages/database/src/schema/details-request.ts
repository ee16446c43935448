import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea } from "./bytea.ts";

/** A shopper who was sent a link to what is held about an address. `address` is sealed by the site. */
export const detailsRequest = pgTable(
  "details_request",
  {
    id: uuid().primaryKey(),
    emailKey: text("email_key").notNull(),
    address: text().notNull(),
    storeId: text("store_id").notNull(),
    noticeId: uuid("notice_id").notNull(),
    notice: bytea().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("details_request_email_key").on(table.emailKey)],
);
