import { eq } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runQuery } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { type AppointmentKind, appointment, type CancelledBy } from "../schema/appointment.ts";

/** Who of the staff confirmed an appointment, by slug; `note` opens with its link. */
export type StoredConfirmation = { by: string; at: Date; note: Uint8Array | null };

/** An appointment as stored. Instants are milliseconds since 1970; `content` opens with its link. */
export type StoredAppointment = {
  id: string;
  kind: AppointmentKind;
  storeId: string;
  start: number;
  end: number;
  resources: readonly string[];
  vin: string | null;
  state: "booked" | "cancelled";
  cancelledBy: CancelledBy | null;
  sequence: number;
  confirmation: StoredConfirmation | null;
  content: Uint8Array;
  createdAt: Date;
  changedAt: Date;
};

export type FoundAppointment =
  | { kind: "found"; appointment: StoredAppointment }
  /** Unknown, or deleted by retention or by the shopper. */
  | { kind: "gone" }
  | { kind: "unavailable" };

/**
 * Finds an appointment by its id, which follows from the secret of its link.
 *
 * @example const result = await findAppointment(site, id);
 */
export async function findAppointment(database: Database, id: string): Promise<FoundAppointment> {
  const found = await whenAvailable(() => runQuery(database, (connection) => select(connection, id, false)));
  if (!Array.isArray(found)) return found;
  const [only] = found;
  return only ? { kind: "found", appointment: only } : { kind: "gone" };
}

/** The appointment, which nobody else changes until the caller's transaction ends. */
export async function lockAppointment(
  connection: Connection,
  id: string,
): Promise<StoredAppointment | undefined> {
  return (await select(connection, id, true))[0];
}

async function select(
  { orm }: Pick<Connection, "orm">,
  id: string,
  lock: boolean,
): Promise<StoredAppointment[]> {
  const query = orm
    .select({
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
      content: appointment.content,
      createdAt: appointment.createdAt,
      changedAt: appointment.changedAt,
      ...confirmationColumns,
    })
    .from(appointment)
    .where(eq(appointment.id, id));
  const rows = await (lock ? query.for("update") : query);
  return rows.map(storedAppointment);
}

/** The columns of a confirmation. */
export const confirmationColumns = {
  confirmedAt: appointment.confirmedAt,
  confirmedBy: appointment.confirmedBy,
  confirmedNote: appointment.confirmedNote,
};

type StoredColumns = {
  startAt: Date;
  endAt: Date;
  confirmedAt: Date | null;
  confirmedBy: string | null;
  confirmedNote: Uint8Array | null;
};

/** A row with its instants as numbers, and its confirmation as one value. */
export function storedAppointment<Row extends StoredColumns>({
  startAt,
  endAt,
  confirmedAt: at,
  confirmedBy: by,
  confirmedNote: note,
  ...row
}: Row) {
  const confirmation = at && by !== null ? { by, at, note } : null;
  return { ...row, start: startAt.getTime(), end: endAt.getTime(), confirmation };
}
