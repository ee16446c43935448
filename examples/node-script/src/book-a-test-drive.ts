import { strict as assert } from "node:assert";
import { openState } from "@forecourt/calendar";
import { slotsOn, writeCalendarFile } from "@forecourt/scheduling";

/** Finds the first free hour on a day and writes the shopper's calendar file. */
export function bookATestDrive(now: Date, timeZone: string): string {
  const day = { closed: false, open: "09:00", close: "19:00" };
  const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day };
  const hours = { workingHours: { ...week, sunday: { closed: true } } };
  console.log(`showroom: ${openState(hours, now, timeZone).open ? "open" : "closed"}`);

  const settings = {
    lengthMinutes: 60,
    stepMinutes: 30,
    leadMinutes: 120,
    horizonDays: 14,
    capacity: 1,
    closingBufferMinutes: 0,
  };
  const bookings = { now: now.getTime(), booked: [] };
  const slot = slotsOn("2026-11-21", { hours, timeZone, settings }, bookings).find(({ problem }) => !problem);
  assert.equal(slot?.time, "09:00");
  const file = writeCalendarFile({
    uid: "1@bayside.example",
    sequence: 0,
    status: "confirmed",
    stamp: now.getTime(),
    start: slot.start,
    end: slot.end,
    summary: "Test drive: 2023 Outlander PHEV",
    organizer: { name: "Bayside Motors", email: "sales@bayside.example" },
  });
  console.log(`test drive: ${/DTSTART:\S+/.exec(file)?.[0]}`);
  return `${slot.date} ${slot.time}`;
}
