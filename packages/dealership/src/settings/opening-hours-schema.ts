import { minutesOf, type OpeningHours, WEEKDAYS } from "@forecourt/calendar";
import * as z from "zod";
import { objectOf } from "./field-schemas.ts";

const openTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "hours.time");
const closeTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "hours.time");
const dayShape = { closed: z.boolean(), open: openTime.optional(), close: closeTime.optional() };

type Times = { closed: boolean; open?: string; close?: string };

function hasTimes({ closed, open, close }: Times): boolean {
  return closed || (open !== undefined && close !== undefined);
}

/** Rejects equal times; a day that never closes is 00:00 to 24:00. */
function lasts({ closed, open, close }: Times): boolean {
  return closed || open === undefined || close === undefined || minutesOf(open) !== minutesOf(close);
}

const dayHours = z
  .strictObject(dayShape)
  .refine(hasTimes, "hours.times-missing")
  .refine(lasts, "hours.times-equal");
const dateHours = z
  .strictObject({ ...dayShape, date: z.iso.date() })
  .refine(hasTimes, "hours.times-missing")
  .refine(lasts, "hours.times-equal");

export const openingHoursShape = {
  workingHours: objectOf(WEEKDAYS, dayHours),
  exceptions: z
    .array(dateHours)
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, "hours.duplicate-date")
    .optional(),
};

/** A department's week of hours and its exceptions. */
export const openingHoursSchema = z.strictObject(openingHoursShape) satisfies z.ZodType<OpeningHours>;
