import type { OpeningHours } from "@forecourt/calendar";
import { expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { openingHoursJson } from "./opening-hours-json.ts";

const { sales } = dealership.settings.profile;
const withDates = (exceptions: OpeningHours["exceptions"]) =>
  openingHoursJson({ ...sales, exceptions }, "2026-11-26");

test("lists dates with special hours and closed dates", () => {
  const { specialOpeningHoursSpecification } = withDates([
    { date: "2026-11-26", closed: true, open: "09:00", close: "17:00" },
    { date: "2026-12-24", closed: false, open: "09:00", close: "14:00" },
  ]);
  expect(specialOpeningHoursSpecification).toMatchObject([
    { validFrom: "2026-11-26", validThrough: "2026-11-26", opens: "00:00", closes: "00:00" },
    { validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "09:00", closes: "14:00" },
  ]);
  const dates = (...days: string[]) => withDates(days.map((date) => ({ date, closed: true })));
  const listed = dates("2026-11-24", "2026-11-25", "2027-01-25", "2027-01-26");
  expect(listed.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: "2026-11-25" },
    { validFrom: "2027-01-25" },
  ]);
  expect(withDates(undefined)).not.toHaveProperty("specialOpeningHoursSpecification");
});

test("writes a closing time of 24:00 as 23:59", () => {
  const workingHours = { ...sales.workingHours, sunday: { closed: false, open: "00:00", close: "24:00" } };
  expect(openingHoursJson({ workingHours }).openingHoursSpecification.at(-1)).toMatchObject({
    dayOfWeek: "https://schema.org/Sunday",
    opens: "00:00",
    closes: "23:59",
  });
});
