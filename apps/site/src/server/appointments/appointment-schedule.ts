import { storeHours } from "@forecourt/dealership";
import type { ResourceNeed, Schedule } from "@forecourt/scheduling";
import { dealership, settingsFor } from "../settings/dealership.ts";
import { type AppointmentWish, appointmentSettings, departmentOf } from "./appointment-wish.ts";

/** The hours and rules by which an appointment is booked; null where none are booked online. */
export function appointmentSchedule(wish: AppointmentWish): Schedule | null {
  const { kind, storeId } = wish;
  const settings = appointmentSettings(kind, storeId);
  const hours = storeHours(dealership.settings, storeId, departmentOf(kind));
  if (!settings || !hours) return null;
  return {
    hours,
    timeZone: settingsFor(storeId).profile.timezone,
    settings: { ...settings, lengthMinutes: minutesOf(wish) },
  };
}

function minutesOf(wish: AppointmentWish): number {
  if (wish.kind === "service") return wish.services.reduce((sum, { minutes }) => sum + minutes, 0);
  return appointmentSettings(wish.kind, wish.storeId)?.lengthMinutes ?? 0;
}

/**
 * What an appointment needs besides a place of its kind: the vehicle to drive; for service an adviser, and a loaner.
 *
 * @param date the local day of the appointment, `YYYY-MM-DD`
 */
export function resourceNeeds(wish: AppointmentWish, date: string): ResourceNeed[] {
  if (wish.kind === "appraisal") return [];
  if (wish.kind === "test-drive") return [[{ id: `vehicle:${wish.vin}`, capacity: 1 }]];
  const settings = appointmentSettings("service", wish.storeId);
  const advisers = (settings?.advisers ?? []).filter(
    (slug) => wish.adviser === null || slug === wish.adviser,
  );
  const perDay = settings?.transports.find(({ id }) => id === wish.transport)?.perDay ?? null;
  return [
    ...(advisers.length > 0 ? [advisers.map((slug) => ({ id: `${ADVISER}${slug}`, capacity: 1 }))] : []),
    ...(perDay === null ? [] : [[{ id: `${wish.transport}:${date}`, capacity: perDay, daily: true }]]),
  ];
}

const ADVISER = "adviser:";

/** The slug of the adviser among an appointment's resources. */
export function adviserOf(resources: readonly string[]): string | null {
  return resources.find((id) => id.startsWith(ADVISER))?.slice(ADVISER.length) ?? null;
}
