import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea } from "./bytea.ts";
import { lead } from "./lead.ts";

/** A credit application. `sealed` is a JWE that only the lender's key decrypts: neither site nor worker can. */
export const creditApplication = pgTable(
  "credit_application",
  {
    id: uuid().primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .unique()
      .references(() => lead.id, { onDelete: "cascade" }),
    storeId: text("store_id").notNull(),
    sealed: bytea(),
    /** Names the lender's key. */
    keyId: text("key_id").notNull(),
    /** Keyed hash of the applicant's email address; null after the content was wiped. */
    emailKey: text("email_key"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("credit_application_email_key").on(table.emailKey).where(sql`email_key IS NOT NULL`)],
);
