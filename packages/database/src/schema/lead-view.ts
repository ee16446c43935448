import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { lead } from "./lead.ts";

/** Views of leads' sealed terms by the dealership; each link opens once. */
export const leadView = pgTable(
  "lead_view",
  {
    linkHash: text("link_hash").primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => lead.id, { onDelete: "cascade" }),
    networkKey: text("network_key").notNull(),
    viewedAt: timestamp("viewed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("lead_view_lead_id").on(table.leadId)],
);
