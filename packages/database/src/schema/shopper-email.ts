import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea } from "./bytea.ts";

/** `deletion-notice` goes to the dealership; the others go to the shopper. */
export type ShopperEmailKind =
  | "watch-confirmation"
  | "watch-news"
  | "details-link"
  | "valuation"
  | "appointment-confirmation"
  | "appointment-change"
  | "appointment-cancellation"
  | "appointment-reminder"
  | "appointment-staff-confirmation"
  | "deletion-notice";

/** An email for a shopper, or about one. `sealed` is the message, which only the worker's key decrypts. */
export const shopperEmail = pgTable(
  "shopper_email",
  {
    id: uuid().primaryKey(),
    kind: text().$type<ShopperEmailKind>().notNull(),
    emailKey: text("email_key"),
    storeId: text("store_id").notNull(),
    sealed: bytea(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("shopper_email_email_key").on(table.emailKey, table.kind, table.createdAt)],
);
