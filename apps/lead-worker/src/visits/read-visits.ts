import { addDays, firstInstantOf } from "@forecourt/calendar";
import {
  type AppointmentContent,
  type Database,
  type KeyPair,
  type ListedAppointment,
  listAppointments,
} from "@forecourt/database";
import type { WorkerDealership } from "../dealership.ts";
import { openVisit } from "./open-visit.ts";

/** A visit with what it is about; null when no key opens it. */
export type ReadVisit = { visit: ListedAppointment; content: AppointmentContent | null };

export type VisitReader = {
  database: Database;
  keyPairs: readonly KeyPair[];
  dealership: WorkerDealership;
};

/**
 * Reads the visits of a store on some days, in order of their start, with the cancelled ones. The days are those of the
 * store's time zone.
 *
 * @throws DatabaseError
 * @example await readVisits(reader, { storeId: "north", day: "2026-11-28", days: 1 })
 */
export async function readVisits(
  { database, keyPairs, dealership }: VisitReader,
  { storeId, day, days }: { storeId: string; day: string; days: number },
): Promise<ReadVisit[]> {
  const { timeZone } = dealership.shopperFactsOf(storeId);
  const from = firstInstantOf(day, 0, timeZone);
  const to = firstInstantOf(addDays(day, days), 0, timeZone);
  const visits = await listAppointments(database, { from, to, storeId });
  return Promise.all(visits.map(async (visit) => ({ visit, content: await openVisit(keyPairs, visit) })));
}
