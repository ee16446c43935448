import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea } from "./bytea.ts";
import { lead } from "./lead.ts";

/** The resume of a job application, sealed for the worker with its id. Kept longer than the content of its lead. */
export const resume = pgTable(
  "resume",
  {
    id: uuid().primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .unique()
      .references(() => lead.id, { onDelete: "cascade" }),
    sealed: bytea().notNull(),
    /** Keyed hash of the applicant's email address: the lead's own goes earlier. */
    emailKey: text("email_key"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("resume_email_key").on(table.emailKey).where(sql`email_key IS NOT NULL`),
    index("resume_created_at").on(table.createdAt),
  ],
);
