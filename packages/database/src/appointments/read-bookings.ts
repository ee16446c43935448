import type { ResourceBooking } from "@forecourt/scheduling";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runQuery } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { type AppointmentKind, appointment } from "../schema/appointment.ts";

/** Appointments of one kind at a store. Milliseconds since 1970; the end is exclusive. */
export type BookingPeriod = { storeId: string; kind: AppointmentKind; from: number; to: number };

/** A booked appointment: its time and its resources, and nothing about the shopper. */
export type StoredBooking = ResourceBooking & { id: string };

/**
 * Reads the booked appointments that overlap a period, or null when the database is unavailable.
 *
 * @example await readBookings(site, { storeId: "north", kind: "service", from: Date.now(), to: Date.now() + 7 * DAY })
 */
export async function readBookings(
  database: Database,
  period: BookingPeriod,
): Promise<StoredBooking[] | null> {
  const found = await whenAvailable(() =>
    runQuery(database, (connection) => selectBookings(connection, period)),
  );
  return Array.isArray(found) ? found : null;
}

/** As `readBookings`, on a connection of the caller. */
export async function selectBookings(
  { orm }: Pick<Connection, "orm">,
  { storeId, kind, from, to }: BookingPeriod,
): Promise<StoredBooking[]> {
  const { id, startAt, endAt, resources } = appointment;
  const rows = await orm
    .select({ id, startAt, endAt, resources })
    .from(appointment)
    .where(
      and(
        eq(appointment.storeId, storeId),
        eq(appointment.kind, kind),
        eq(appointment.state, "booked"),
        lt(startAt, new Date(to)),
        gt(endAt, new Date(from)),
      ),
    );
  return rows.map((row) => ({
    id: row.id,
    start: row.startAt.getTime(),
    end: row.endAt.getTime(),
    resources: row.resources,
  }));
}
