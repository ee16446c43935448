import {
  type Database,
  type KeyPair,
  type ListedAppointment,
  readDrivesWithoutVehicle,
} from "@forecourt/database";
import type { WorkerDealership } from "../dealership.ts";
import { endVisit } from "./end-visit.ts";
import { openVisit } from "./open-visit.ts";
import { soldVehicleLead } from "./sold-vehicle-lead.ts";

type Parts = { database: Database; keyPairs: readonly KeyPair[]; dealership: WorkerDealership };

/**
 * Ends the coming test drives whose vehicle was sold, and tells each shopper and the dealership once. Drives that no
 * key opens stay as they are: nobody could be told.
 *
 * @throws DatabaseError
 * @example const { ended } = await endDrivesWithoutVehicle({ database, keyPairs, dealership }, new Date());
 */
export async function endDrivesWithoutVehicle(
  parts: Parts,
  now: Date,
): Promise<{ ended: number; unreadable: string[] }> {
  let ended = 0;
  const unreadable: string[] = [];
  for (const visit of await readDrivesWithoutVehicle(parts.database)) {
    const result = await endDrive(parts, visit, now);
    if (result === "ended") ended += 1;
    if (result === "unreadable") unreadable.push(visit.id);
  }
  return { ended, unreadable };
}

async function endDrive(
  parts: Parts,
  visit: ListedAppointment,
  now: Date,
): Promise<"ended" | "changed" | "unreadable"> {
  const { keyPairs, dealership } = parts;
  const content = await openVisit(keyPairs, visit);
  if (content === null) return "unreadable";
  const { timeZone, staffLocale } = dealership.shopperFactsOf(visit.storeId);
  const { publicKey } = keyPairs[0]!;
  const lead = await soldVehicleLead({ visit, content }, { publicKey, timeZone, staffLocale, now });
  const end = { visit, content, by: "vehicle", now, ...(lead && { lead }) } as const;
  return (await endVisit(parts, end)) ? "ended" : "changed";
}
