import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WEEKDAYS } from "./calendar-date.ts";
import { openState } from "./open-state.ts";
import { type DayHours, hoursOn, type OpeningHours } from "./opening-hours.ts";
import { wallTimeOf } from "./zoned-time.ts";

const CHICAGO = "America/Chicago";
const nine = (close: string): DayHours => ({ closed: false, open: "09:00", close });
const closed: DayHours = { closed: true };

const sales: OpeningHours = {
  workingHours: {
    monday: nine("19:00"),
    tuesday: nine("19:00"),
    wednesday: nine("19:00"),
    thursday: nine("19:00"),
    friday: nine("18:00"),
    saturday: nine("18:00"),
    sunday: closed,
  },
};

function everyDay(day: DayHours): OpeningHours {
  return {
    workingHours: Object.fromEntries(WEEKDAYS.map((name) => [name, day])) as OpeningHours["workingHours"],
  };
}

/** Formats the state at a local time with offset. */
function sign(hours: OpeningHours, at: string, timeZone = CHICAGO): string {
  const state = openState(hours, new Date(at), timeZone);
  const moment = state.open ? state.closes : state.opens;
  const when = moment ? `${moment.weekday} ${moment.time} +${moment.daysAhead}` : "never";
  return `${state.open ? "open until" : "closed until"} ${when}`;
}

describe("a regular week", () => {
  test.each([
    ["before opening", "2026-11-16T08:59:59-06:00", "closed until monday 09:00 +0"],
    ["at the opening minute", "2026-11-16T09:00:00-06:00", "open until monday 19:00 +0"],
    ["in the middle", "2026-11-20T12:00:00-06:00", "open until friday 18:00 +0"],
    ["a second before closing", "2026-11-20T17:59:59-06:00", "open until friday 18:00 +0"],
    ["at the closing minute", "2026-11-20T18:00:00-06:00", "closed until saturday 09:00 +1"],
    ["Saturday evening, over a closed Sunday", "2026-11-21T20:00:00-06:00", "closed until monday 09:00 +2"],
    ["on the closed Sunday", "2026-11-22T12:00:00-06:00", "closed until monday 09:00 +1"],
    ["just after midnight", "2026-11-23T00:00:00-06:00", "closed until monday 09:00 +0"],
    [
      "late in the evening, when UTC has the next date",
      "2026-11-20T23:30:00-06:00",
      "closed until saturday 09:00 +1",
    ],
  ])("%s", (_name, at, expected) => {
    expect(sign(sales, at)).toBe(expected);
  });

  test("returns the instant and the date", () => {
    expect(openState(sales, new Date("2026-11-20T18:00:00Z"), CHICAGO)).toEqual({
      open: true,
      closes: {
        at: new Date("2026-11-21T00:00:00Z"),
        date: "2026-11-20",
        weekday: "friday",
        time: "18:00",
        daysAhead: 0,
      },
    });
  });
});

describe("when clocks change", () => {
  const sunday = { ...sales, workingHours: { ...sales.workingHours, sunday: nine("17:00") } };

  test("spring: opening is an hour closer to midnight", () => {
    const state = openState(sunday, new Date("2026-03-08T00:00:00-06:00"), CHICAGO);
    expect(state).toMatchObject({
      open: false,
      opens: { at: new Date("2026-03-08T14:00:00Z"), time: "09:00" },
    });
  });

  test("autumn: opening is an hour further from midnight", () => {
    const state = openState(sunday, new Date("2026-11-01T00:00:00-05:00"), CHICAGO);
    expect(state).toMatchObject({
      open: false,
      opens: { at: new Date("2026-11-01T15:00:00Z"), time: "09:00" },
    });
  });

  test.each([
    ["before the change", "2026-03-07T18:00:00-06:00", "2026-03-09T14:00:00.000Z"],
    ["after the change", "2026-10-31T18:00:00-05:00", "2026-11-02T15:00:00.000Z"],
  ])("a weekend closed across it: %s", (_name, at, expected) => {
    const state = openState(sales, new Date(at), CHICAGO);
    expect(state.open ? null : state.opens?.at.toISOString()).toBe(expected);
  });

  test("an opening in the skipped hour moves to the hour after it", () => {
    const early = everyDay({ closed: false, open: "02:30", close: "10:00" });
    expect(sign(early, "2026-03-08T01:59:00-06:00")).toBe("closed until sunday 03:30 +0");
    expect(sign(early, "2026-03-08T03:30:00-05:00")).toBe("open until sunday 10:00 +0");
  });

  test("a closing time in the repeated hour is the first one", () => {
    const late = everyDay({ closed: false, open: "20:00", close: "01:30" });
    expect(sign(late, "2026-11-01T01:29:00-05:00")).toBe("open until sunday 01:30 +0");
    expect(sign(late, "2026-11-01T01:30:00-05:00")).toBe("closed until sunday 20:00 +0");
    expect(sign(late, "2026-11-01T01:10:00-06:00")).toBe("closed until sunday 20:00 +0");
  });

  test("overnight hours across the change keep their local end", () => {
    const night = everyDay({ closed: false, open: "22:00", close: "06:00" });
    const spring = openState(night, new Date("2026-03-08T00:00:00-06:00"), CHICAGO);
    expect(spring).toMatchObject({
      open: true,
      closes: { at: new Date("2026-03-08T11:00:00Z"), time: "06:00" },
    });
  });
});

describe("midnight", () => {
  test("hours past midnight belong to the day of opening", () => {
    const bar = everyDay({ closed: false, open: "18:00", close: "02:00" });
    expect(sign(bar, "2026-11-20T23:00:00-06:00")).toBe("open until saturday 02:00 +1");
    expect(sign(bar, "2026-11-21T01:59:00-06:00")).toBe("open until saturday 02:00 +0");
    expect(sign(bar, "2026-11-21T02:00:00-06:00")).toBe("closed until saturday 18:00 +0");
  });

  test("24:00 is the end of the day", () => {
    const late = everyDay({ closed: false, open: "18:00", close: "24:00" });
    expect(sign(late, "2026-11-20T23:59:00-06:00")).toBe("open until saturday 00:00 +1");
    expect(sign(late, "2026-11-21T00:00:00-06:00")).toBe("closed until saturday 18:00 +0");
  });

  test("hours that meet at midnight are joined", () => {
    const hours: OpeningHours = {
      workingHours: {
        ...sales.workingHours,
        friday: { closed: false, open: "18:00", close: "24:00" },
        saturday: { closed: false, open: "00:00", close: "04:00" },
      },
    };
    expect(sign(hours, "2026-11-20T20:00:00-06:00")).toBe("open until saturday 04:00 +1");
  });

  test("overnight hours that overlap the next day's are joined", () => {
    const hours = {
      workingHours: {
        ...sales.workingHours,
        friday: { closed: false, open: "20:00", close: "10:00" },
      },
    };
    expect(sign(hours, "2026-11-20T21:00:00-06:00")).toBe("open until saturday 18:00 +1");
  });

  test("a department open around the clock never closes, also across clock changes", () => {
    const always = everyDay({ closed: false, open: "00:00", close: "24:00" });
    for (const at of [
      "2026-03-08T01:59:00-06:00",
      "2026-11-01T01:30:00-06:00",
      "2026-11-20T00:00:00-06:00",
    ]) {
      expect(sign(always, at)).toBe("open until never");
    }
  });
});

describe("exceptions", () => {
  const thanksgiving: OpeningHours = {
    ...sales,
    exceptions: [
      { date: "2026-11-26", closed: true },
      { date: "2026-11-27", closed: false, open: "07:00", close: "21:00" },
    ],
  };

  test("close a usual day", () => {
    expect(sign(thanksgiving, "2026-11-26T12:00:00-06:00")).toBe("closed until friday 07:00 +1");
  });

  test("change a day's hours", () => {
    expect(sign(thanksgiving, "2026-11-27T20:00:00-06:00")).toBe("open until friday 21:00 +0");
    expect(hoursOn(thanksgiving, "2026-11-27").close).toBe("21:00");
    expect(hoursOn(thanksgiving, "2026-11-28").close).toBe("18:00");
  });

  test("open a closed day", () => {
    const hours = {
      ...sales,
      exceptions: [{ date: "2026-11-22", closed: false, open: "10:00", close: "14:00" }],
    };
    expect(sign(hours, "2026-11-22T11:00:00-06:00")).toBe("open until sunday 14:00 +0");
  });

  test("a long closure ends", () => {
    const days = Array.from({ length: 30 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 10),
      closed: true,
    }));
    expect(sign({ ...sales, exceptions: days }, "2026-06-01T12:00:00-05:00")).toBe(
      "closed until wednesday 09:00 +30",
    );
  });
});

test("a department that never opens has no opening time", () => {
  expect(sign(everyDay(closed), "2026-11-20T12:00:00-06:00")).toBe("closed until never");
});

describe("at every minute of every week", () => {
  const clock = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, "0")}:00`);
  const day = fc.oneof(
    fc.constant(closed),
    fc
      .record({ closed: fc.constant(false), open: clock, close: fc.oneof(clock, fc.constant("24:00")) })
      .filter(({ open, close }) => open !== close),
  );
  const hours = fc.record({
    workingHours: fc.record(Object.fromEntries(WEEKDAYS.map((name) => [name, day]))),
  }) as fc.Arbitrary<OpeningHours>;
  // Half of the instants are near the two clock changes of 2026.
  const around = (at: string) =>
    fc.integer({ min: -72 * 60, max: 72 * 60 }).map((minutes) => new Date(Date.parse(at) + minutes * 60_000));
  const instant = fc.oneof(
    around("2026-03-08T08:00:00Z"),
    around("2026-11-01T07:00:00Z"),
    around("2026-06-15T00:00:00Z"),
  );

  test("the state changes exactly at the returned time", () => {
    fc.assert(
      fc.property(hours, instant, (week, now) => {
        const state = openState(week, now, CHICAGO);
        const moment = state.open ? state.closes : state.opens;
        if (moment === null) return;
        expect(moment.at.getTime()).toBeGreaterThan(now.getTime());
        expect(wallTimeOf(moment.at.getTime(), CHICAGO)).toEqual({ date: moment.date, time: moment.time });
        const middle = new Date((now.getTime() + moment.at.getTime()) / 2);
        const justBefore = new Date(moment.at.getTime() - 1);
        expect(openState(week, middle, CHICAGO).open).toBe(state.open);
        expect(openState(week, justBefore, CHICAGO).open).toBe(state.open);
        expect(openState(week, moment.at, CHICAGO).open).toBe(!state.open);
      }),
      { numRuns: 300 },
    );
  });
});
