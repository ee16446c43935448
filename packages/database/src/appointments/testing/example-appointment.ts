import { randomUUID } from "node:crypto";
import type { Resource, Schedule } from "@forecourt/scheduling";
import { EMAIL_KEY, exampleEmail } from "../../emails/testing/example-requests.ts";
import type { AcceptedLead } from "../../leads/accept-lead.ts";
import { makeLead } from "../../leads/testing/make-lead.ts";
import type { AcceptedAppointment } from "../insert-appointment.ts";

const day = { closed: false, open: "09:00", close: "17:00" };

/** Open every day from 9 to 5, in half hours; three at the same time. */
export const exampleSchedule: Schedule = {
  hours: {
    workingHours: {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
      sunday: day,
    },
  },
  timeZone: "America/Chicago",
  settings: {
    lengthMinutes: 60,
    stepMinutes: 30,
    leadMinutes: 0,
    horizonDays: 14,
    capacity: 3,
    closingBufferMinutes: 0,
  },
};

/** Monday 2030-06-03, 8 am in Chicago. */
export const EXAMPLE_NOW: number = Date.UTC(2030, 5, 3, 13);

/** The n-th half hour from nine o'clock of that day. */
export const startAt = (halfHours: number): number => EXAMPLE_NOW + 3_600_000 + halfHours * 1_800_000;

export const vehicleResource = (vin: string): Resource => ({ id: `vehicle:${vin}`, capacity: 1 });

/** A lead with a test drive at nine, whose sealed parts are not really sealed. */
export function driveLead(
  changed: Partial<AcceptedAppointment> = {},
  lead: Partial<AcceptedLead> = {},
): AcceptedLead & { appointment: AcceptedAppointment } {
  const id = changed.id ?? randomUUID();
  return {
    ...makeLead({ kind: "SCHEDULE_TEST_DRIVE", emailKey: EMAIL_KEY, ...lead }),
    email: { ...exampleEmail(), kind: "appointment-confirmation", lifetimeSeconds: 3600 },
    appointment: {
      id,
      kind: "test-drive",
      vin: null,
      start: startAt(0),
      schedule: exampleSchedule,
      resources: [],
      now: EXAMPLE_NOW,
      content: Buffer.from(`content ${id}`),
      sealed: Buffer.from(`sealed ${id}`),
      reminder: { ...exampleEmail(), sendAt: new Date(Date.now() + 3_600_000) },
      ...changed,
    },
  };
}
