import { and, asc, eq, gte, lt, type SQL } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { appointment } from "../schema/appointment.ts";
import { vehicle } from "../schema/vehicle.ts";
import { confirmationColumns, type StoredAppointment, storedAppointment } from "./find-appointment.ts";

/** An appointment for the worker, whose key opens `sealed`; the additional data (AAD) is the id. */
export type ListedAppointment = Omit<StoredAppointment, "content"> & {
  sealed: Uint8Array;
  emailKey: string | null;
};

/** Starts from `from` (inclusive) to `to` (exclusive), milliseconds since 1970. */
export type AppointmentFilter = { from: number; to: number; storeId?: string | undefined };

const columns = {
  id: appointment.id,
  kind: appointment.kind,
  storeId: appointment.storeId,
  startAt: appointment.startAt,
  endAt: appointment.endAt,
  resources: appointment.resources,
  vin: appointment.vin,
  state: appointment.state,
  cancelledBy: appointment.cancelledBy,
  sequence: appointment.sequence,
  sealed: appointment.sealed,
  emailKey: appointment.emailKey,
  createdAt: appointment.createdAt,
  changedAt: appointment.changedAt,
  ...confirmationColumns,
};

/**
 * Lists appointments in order of their start, with the cancelled ones.
 *
 * @throws DatabaseError
 * @example await listAppointments(worker, { from, to, storeId: "north" })
 */
export function listAppointments(
  database: Database,
  { from, to, storeId }: AppointmentFilter,
): Promise<ListedAppointment[]> {
  return select(
    database,
    and(
      gte(appointment.startAt, new Date(from)),
      lt(appointment.startAt, new Date(to)),
      storeId === undefined ? undefined : eq(appointment.storeId, storeId),
    ),
  );
}

/**
 * Reads one appointment for the worker; undefined when there is none.
 *
 * @throws DatabaseError
 */
export async function readAppointment(
  database: Database,
  id: string,
): Promise<ListedAppointment | undefined> {
  return (await select(database, eq(appointment.id, id)))[0];
}

/**
 * Reads the coming test drives whose vehicle was sold or left the feed.
 *
 * @throws DatabaseError
 */
export async function readDrivesWithoutVehicle(database: Database): Promise<ListedAppointment[]> {
  const rows = await runQuery(database, ({ orm }) =>
    orm
      .select({ ...columns, status: vehicle.status })
      .from(appointment)
      .leftJoin(vehicle, eq(vehicle.vin, appointment.vin))
      .where(
        and(
          eq(appointment.kind, "test-drive"),
          eq(appointment.state, "booked"),
          gte(appointment.startAt, new Date()),
        ),
      ),
  );
  return rows
    .filter(({ vin, status }) => vin !== null && (status === null || status === "sold"))
    .map(storedAppointment);
}

async function select(database: Database, where: SQL | undefined): Promise<ListedAppointment[]> {
  const rows = await runQuery(database, ({ orm }) =>
    orm.select(columns).from(appointment).where(where).orderBy(asc(appointment.startAt), asc(appointment.id)),
  );
  return rows.map(storedAppointment);
}
