import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea } from "./bytea.ts";
import { lead } from "./lead.ts";

/** Kinds of appointments. */
export const APPOINTMENT_KINDS = ["test-drive", "service", "appraisal"] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** Who ended an appointment; `vehicle`: the one to drive was sold or left the feed. */
export type CancelledBy = "shopper" | "dealer" | "vehicle";

/** A test drive, a service appointment or an appraisal. The link's secret opens `content`, the worker's key `sealed`. */
export const appointment = pgTable(
  "appointment",
  {
    id: text().primaryKey(),
    kind: text().$type<AppointmentKind>().notNull(),
    storeId: text("store_id").notNull(),
    startAt: timestamp("start_at", { withTimezone: true }).notNull(),
    endAt: timestamp("end_at", { withTimezone: true }).notNull(),
    resources: text().array().notNull(),
    vin: text(),
    state: text().$type<"booked" | "cancelled">().notNull().default("booked"),
    cancelledBy: text("cancelled_by").$type<CancelledBy>(),
    sequence: integer().notNull().default(0),
    leadId: uuid("lead_id").references(() => lead.id, { onDelete: "set null" }),
    content: bytea().notNull(),
    sealed: bytea().notNull(),
    emailKey: text("email_key"),
    reminderId: uuid("reminder_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    confirmedBy: text("confirmed_by"),
    confirmedNote: bytea("confirmed_note"),
  },
  (table) => [
    index("appointment_times").on(table.storeId, table.kind, table.startAt).where(sql`state = 'booked'`),
    index("appointment_vin").on(table.vin).where(sql`state = 'booked' AND vin IS NOT NULL`),
    index("appointment_email_key").on(table.emailKey).where(sql`email_key IS NOT NULL`),
  ],
);
