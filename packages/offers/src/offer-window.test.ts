import { localDate } from "@forecourt/calendar";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offerWindow } from "./offer-window.ts";
import { sampleOffer } from "./testing/sample-offer.ts";

const CHICAGO = "America/Chicago";
const at = (iso: string) => new Date(iso);

describe("an offer that does not recur", () => {
  const offer = sampleOffer({ offer_startdate: "2026-11-05", offer_enddate: "2026-11-30" });

  test.each([
    ["2026-11-04T23:59:59-06:00", "upcoming"],
    ["2026-11-05T00:00:00-06:00", "current"],
    ["2026-11-30T23:59:59-06:00", "current"],
    ["2026-12-01T00:00:00-06:00", "ended"],
  ])("at %s is %s", (now, state) => {
    expect(offerWindow(offer, at(now), CHICAGO)).toEqual({
      startsOn: "2026-11-05",
      endsOn: "2026-11-30",
      state,
    });
  });

  test("lasts to the end of its last day, for any time in its end date", () => {
    const noon = sampleOffer({ offer_enddate: "2026-11-30T12:00:00-06:00" });
    expect(offerWindow(noon, at("2026-11-30T23:00:00-06:00"), CHICAGO).state).toBe("current");
  });
});

describe("a monthly offer", () => {
  const offer = sampleOffer({
    offer_recurring: "monthly",
    offer_startdate: "2026-01-15",
    offer_enddate: "2028-03-10",
  });

  test.each([
    ["before its start", "2026-01-14T12:00:00-06:00", "2026-01-15", "2026-01-31", "upcoming"],
    ["in its first month", "2026-01-20T12:00:00-06:00", "2026-01-15", "2026-01-31", "current"],
    ["in the middle", "2026-11-20T12:00:00-06:00", "2026-11-01", "2026-11-30", "current"],
    ["at the last second of a month", "2026-11-30T23:59:59-06:00", "2026-11-01", "2026-11-30", "current"],
    ["at the first second of a month", "2026-12-01T00:00:00-06:00", "2026-12-01", "2026-12-31", "current"],
    ["in February of a leap year", "2028-02-10T12:00:00-06:00", "2028-02-01", "2028-02-29", "current"],
    ["in its last month", "2028-03-01T00:00:00-06:00", "2028-03-01", "2028-03-10", "current"],
    ["after its hard stop", "2028-03-11T00:00:00-06:00", "2028-03-01", "2028-03-10", "ended"],
  ])("%s", (_, now, startsOn, endsOn, state) => {
    expect(offerWindow(offer, at(now), CHICAGO)).toEqual({ startsOn, endsOn, state });
  });
});

test("an offer with an unreadable date has ended", () => {
  expect(offerWindow(sampleOffer({ offer_enddate: "soon" }), at("2026-11-10T12:00:00Z"), CHICAGO)).toEqual({
    startsOn: "2026-11-01",
    endsOn: "",
    state: "ended",
  });
});

test("a current window includes today and is within the offer's dates", () => {
  const day = fc
    .integer({ min: 0, max: 2_000 })
    .map((days) => new Date(Date.UTC(2025, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
  const instant = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2030, 11, 31) });
  fc.assert(
    fc.property(day, day, instant, fc.constantFrom("monthly", "none"), (start, end, now, offer_recurring) => {
      const offer = sampleOffer({ offer_recurring, offer_startdate: start, offer_enddate: end });
      const window = offerWindow(offer, new Date(now), CHICAGO);
      const today = localDate(new Date(now), CHICAGO);
      expect(window.state === "current").toBe(start <= today && today <= end);
      if (window.state !== "current") return;
      expect(window.startsOn >= start && window.endsOn <= end).toBe(true);
      expect(window.startsOn <= today && today <= window.endsOn).toBe(true);
      if (offer_recurring === "monthly") expect(window.endsOn.slice(0, 7)).toBe(today.slice(0, 7));
    }),
    { numRuns: 300 },
  );
});

test("the window equals that of a day-by-day reference implementation, in any zone", () => {
  const DAY = 86_400_000;
  const span = { min: Date.UTC(2025, 0, 1), max: Date.UTC(2030, 11, 31) };
  // With an offset, the local day depends on the zone.
  const instant = fc.integer(span).map((time) => new Date(time));
  const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  const localDay = (date: Date, timeZone: string) => date.toLocaleString("sv-SE", { timeZone }).slice(0, 10);

  fc.assert(
    fc.property(
      fc.tuple(instant, instant, instant),
      zone,
      fc.constantFrom("monthly", "none"),
      ([start, end, now], timeZone, offer_recurring) => {
        const offer = sampleOffer({
          offer_recurring,
          offer_startdate: start.toISOString(),
          offer_enddate: end.toISOString(),
        });
        const today = localDay(now, timeZone);
        const [first, last] = [localDay(start, timeZone), localDay(end, timeZone)];
        const days: string[] = [];
        for (let time = Date.parse(first); time <= Date.parse(last); time += DAY) {
          const day = new Date(time).toISOString().slice(0, 10);
          if (offer_recurring === "none" || day.slice(0, 7) === today.slice(0, 7)) days.push(day);
        }
        const window = offerWindow(offer, now, timeZone);
        expect(window.state === "current").toBe(first <= today && today <= last);
        if (window.state !== "current") return;
        expect([window.startsOn, window.endsOn]).toEqual([days[0], days.at(-1)]);
      },
    ),
    { numRuns: 200 },
  );
});
