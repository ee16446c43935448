import type { OpeningHours } from "@forecourt/calendar";

export const TIME_ZONE = "America/Los_Angeles";

const weekday = { closed: false, open: "09:00", close: "19:00" };

export const hours: OpeningHours = {
  workingHours: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: { closed: false, open: "10:00", close: "17:00" },
    sunday: { closed: true },
  },
};
