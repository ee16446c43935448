import { describe, expect, test } from "vitest";
import { phrases } from "../testing/phrases.ts";
import { readText } from "./readable-text.ts";
import { statedEndDates, WRITTEN_DAY } from "./stated-end-dates.ts";

const days = (text: string) =>
  statedEndDates(readText(text)).map(({ year, month, day }) => [year, month, day]);

describe("statedEndDates", () => {
  test.each(
    phrases(`
      Ends 11/15|Expires: 11/15|expiring 11/15|thru 11/15|Through Nov 15th|until Nov. 15
      till November 15|valid until the 15th of November|good to November 15
      Valid from Nov 1 to Nov 15|11/1-11/15|11/1 al 11/15|November 1 - November 15|November 1–15
      Nov 1 to 15|take delivery by 11/15|come in by 11/15|Ending Sunday 11/15|Ends on Sun., 11/15
      hasta el 15 de noviembre|hasta noviembre 15|Termina el domingo 15 de noviembre
      finaliza 15 nov|válido del 1 al 15 de noviembre|vence el día 15 de noviembre
      Now - November 15|Last day: November 15|ends at close of business on November 15
      ends midnight November 15
    `),
  )("%s", (text) => {
    expect(days(text)).toEqual([[null, 11, 15]]);
  });

  test.each(
    phrases(`
      Ends 11/15/26|Ends 11/15/2026|Ends 11-15-2026|Ends 11-15-26|ends 2026-11-15
      ends on Nov. 15, 2026|ends Nov 15 2026|ends 15 November 2026|Nov 1-15, 2026
      vence 15/11/2026|hasta el 15 de noviembre de 2026|hasta el 15 de noviembre del 2026
      11/1/26 - 11/15/26
    `),
  )("%s", (text) => {
    expect(days(text)).toEqual([[2026, 11, 15]]);
  });

  test.each([
    ["January 2", 1],
    ["February 2", 2],
    ["March 2", 3],
    ["April 2", 4],
    ["May 2", 5],
    ["June 2", 6],
    ["July 2", 7],
    ["August 2", 8],
    ["September 2", 9],
    ["October 2", 10],
    ["December 2", 12],
    ["2 de enero", 1],
    ["2 de febrero", 2],
    ["2 de marzo", 3],
    ["2 de abril", 4],
    ["2 de mayo", 5],
    ["2 de junio", 6],
    ["2 de julio", 7],
    ["2 de agosto", 8],
    ["2 de septiembre", 9],
    ["2 de octubre", 10],
    ["2 de diciembre", 12],
    ["12/2", 12],
  ])("until %s", (date, month) => {
    expect(days(`until ${date}`)).toEqual([[null, month, 2]]);
  });

  test.each(["friday", "Monday", "tues", "Thursday", "sábado", "lunes"])("until %s, Nov 15", (weekday) => {
    const known = weekday !== "tues";
    expect(days(`until ${weekday}, Nov 15`)).toEqual(known ? [[null, 11, 15]] : []);
  });

  test("returns every last day, with its text", () => {
    expect(statedEndDates(readText("Ends Nov. 15! Orders until 12/2/26."))).toEqual([
      { year: null, month: 11, day: 15, evidence: "Ends Nov. 15" },
      { year: 2026, month: 12, day: 2, evidence: "until 12/2/26" },
    ]);
  });

  test.each([
    "Ends soon",
    "Open until 9 p.m. on November 27",
    "In stock since November 1",
    "Delivered from Nov 12",
    "Built before 10/1/2026",
    "Weekends 11/15",
    "ends in 15 days",
    "Ends November",
    "until 11/155",
  ])("%j states none", (text) => {
    expect(days(text)).toEqual([]);
  });
});

test.each(["11/30/2026", "Nov 30", "30 de noviembre", "2026-11-30"])("%j is a written day", (text) => {
  expect(WRITTEN_DAY.test(`See us ${text}.`)).toBe(true);
});
