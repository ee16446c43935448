import { bigint, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { outbox } from "./outbox.ts";

/** `lost`: the worker did not finish within its lease. `held`: the worker had no key for it. */
export type AttemptOutcome = "sent" | "retry" | "dead" | "lost" | "held";

/** Delivery attempts; `outcome` is null while one runs. */
export const attempt = pgTable(
  "attempt",
  {
    leaseToken: uuid("lease_token").primaryKey(),
    outboxId: bigint("outbox_id", { mode: "number" })
      .notNull()
      .references(() => outbox.id, { onDelete: "cascade" }),
    n: integer().notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    outcome: text().$type<AttemptOutcome>(),
    errorCode: text("error_code"),
  },
  (table) => [index("attempt_outbox_id").on(table.outboxId, table.startedAt)],
);
