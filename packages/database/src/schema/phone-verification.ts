import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea } from "./bytea.ts";

/** A code sent to a phone. Number, network and code are keyed hashes; `sealed` is the message for the worker. */
export const phoneVerification = pgTable(
  "phone_verification",
  {
    id: uuid().primaryKey(),
    phoneKey: text("phone_key").notNull(),
    networkKey: text("network_key").notNull(),
    codeHash: bytea("code_hash").notNull(),
    sealed: bytea(),
    tries: integer().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    verifiedAt: timestamp("verified_at", { withTimezone: true }),
    /** Keyed hash of the email address in the same form. */
    emailKey: text("email_key"),
  },
  (table) => [
    index("phone_verification_phone").on(table.phoneKey, table.createdAt),
    index("phone_verification_network").on(table.networkKey, table.createdAt),
    index("phone_verification_created_at").on(table.createdAt),
    index("phone_verification_email_key").on(table.emailKey).where(sql`email_key IS NOT NULL`),
  ],
);
