import "server-only";
import type { SchedulingClient } from "@forecourt/api-clients/scheduling";
import { type OfferedTimes, offeredTimes } from "../offered-slots.ts";
import type { LinkedAppointment } from "../open-appointment.ts";
import { wishOfAppointment } from "../wish-of-appointment.ts";
import { schedulingApi } from "./scheduling-api.ts";

/** Who keeps a booked appointment. It stays with its keeper when the settings change. */
export type Keeper =
  | { kind: "database"; api: null }
  | { kind: "external"; api: SchedulingClient; externalId: string }
  /** A scheduling system that is no longer configured: only staff can change it there. */
  | { kind: "unavailable" };

/** Tells who keeps the appointment of a link. */
export function keeperOf({ appointment, content }: Omit<LinkedAppointment, "link">): Keeper {
  const { externalId } = content;
  if (externalId === undefined) return { kind: "database", api: null };
  const api = schedulingApi(appointment);
  return api ? { kind: "external", api, externalId } : { kind: "unavailable" };
}

/** The times to which an appointment can be moved. */
export async function timesToMove(linked: LinkedAppointment, now: Date): Promise<OfferedTimes> {
  const keeper = keeperOf(linked);
  if (keeper.kind === "unavailable") return keeper;
  const exceptId = linked.appointment.id;
  return offeredTimes(wishOfAppointment(linked), { now, exceptId, api: keeper.api });
}
