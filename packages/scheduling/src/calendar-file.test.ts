import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CalendarEvent, writeCalendarFile } from "./calendar-file.ts";
import { anyText } from "./testing/any-text.ts";
import { NAUGHTY_STRINGS } from "./testing/naughty-strings.ts";
import { readCalendar, readText } from "./testing/read-calendar.ts";

const event: CalendarEvent = {
  uid: "a-1@larkspur.example",
  sequence: 0,
  status: "confirmed",
  stamp: Date.UTC(2026, 10, 16, 9, 5, 7, 999),
  start: Date.UTC(2026, 10, 20, 15),
  end: Date.UTC(2026, 10, 20, 16, 30),
  summary: "Test drive: Outlander, 2024",
  description: "Bring your licence;\nask for Ana.",
  location: "1 Main St, Springfield, MO",
  url: "https://larkspur.example/a?b=1;2,3",
  organizer: { name: 'Larkspur "North"', email: "sales@larkspur.example" },
};

test("a complete file", () => {
  expect(writeCalendarFile(event)).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Forecourt//Scheduling//EN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:a-1@larkspur.example",
      "DTSTAMP:20261116T090507Z",
      "SEQUENCE:0",
      "STATUS:CONFIRMED",
      "DTSTART:20261120T150000Z",
      "DTEND:20261120T163000Z",
      "SUMMARY:Test drive: Outlander\\, 2024",
      "DESCRIPTION:Bring your licence\\;\\nask for Ana.",
      "LOCATION:1 Main St\\, Springfield\\, MO",
      "URL:https://larkspur.example/a?b=1;2,3",
      "ORGANIZER;CN=\"Larkspur 'North'\":mailto:sales@larkspur.example",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

describe("changes", () => {
  const value = (changes: Partial<CalendarEvent>, name: string) =>
    readCalendar(writeCalendarFile({ ...event, ...changes })).find((property) => property.name === name)
      ?.value;

  test("a rescheduled event keeps its UID and increases its sequence", () => {
    expect(value({ sequence: 2 }, "SEQUENCE")).toBe("2");
    expect(value({ sequence: 2 }, "UID")).toBe(event.uid);
    expect(value({ sequence: 2 }, "METHOD")).toBe("PUBLISH");
  });

  test("a cancellation sets METHOD and STATUS", () => {
    expect(value({ status: "cancelled" }, "METHOD")).toBe("CANCEL");
    expect(value({ status: "cancelled" }, "STATUS")).toBe("CANCELLED");
  });

  test("omits missing properties", () => {
    for (const [field, name] of [
      ["description", "DESCRIPTION"],
      ["location", "LOCATION"],
      ["url", "URL"],
    ] as const)
      expect(value({ [field]: undefined }, name)).toBeUndefined();
    expect(value({ description: "" }, "DESCRIPTION")).toBeUndefined();
  });
});

describe("folding", () => {
  const summary = (text: string) =>
    writeCalendarFile({ ...event, summary: text })
      .split("\r\n")
      .filter((line) => /^( |SUMMARY)/.test(line));

  test("a line folds after 75 bytes", () => {
    expect(summary("x".repeat(67))).toEqual([`SUMMARY:${"x".repeat(67)}`]);
    expect(summary("x".repeat(68))).toEqual([`SUMMARY:${"x".repeat(67)}`, " x"]);
    expect(summary("x".repeat(67 + 74 + 1))).toEqual([
      `SUMMARY:${"x".repeat(67)}`,
      ` ${"x".repeat(74)}`,
      " x",
    ]);
  });

  test.each([
    ["é", 2],
    ["\u07FF", 2],
    ["\u0800", 3],
    ["\uFFFD", 3],
    ["\u{10000}", 4],
    ["田", 3],
    ["😀", 4],
  ])("%s is never split", (character, bytes) => {
    for (let room = 0; room <= bytes; room += 1) {
      const before = "x".repeat(67 - room);
      const fits = room === bytes;
      expect(summary(before + character)).toEqual(
        fits ? [`SUMMARY:${before}${character}`] : [`SUMMARY:${before}`, ` ${character}`],
      );
    }
  });
});

/** The text that must survive: uniform line breaks, no control characters, no lone surrogates. */
const kept = (text: string) =>
  [...text.toWellFormed().replace(/\r\n|\r|\u0085|\u2028|\u2029/g, "\n")]
    .filter((character) => {
      const code = character.codePointAt(0)!;
      return character === "\n" || character === "\t" || (code >= 0x20 && (code < 0x7f || code > 0x9f));
    })
    .join("");

const FULL =
  "BEGIN VERSION PRODID METHOD BEGIN UID DTSTAMP SEQUENCE STATUS DTSTART DTEND SUMMARY DESCRIPTION LOCATION URL ORGANIZER END END";

function expectNothingAdded(text: string) {
  const organizer = { name: text, email: event.organizer.email };
  const texts = { uid: text, summary: text, description: `${text}.`, location: `${text}.`, organizer };
  const properties = readCalendar(
    writeCalendarFile({ ...event, ...texts, url: `https://larkspur.example/?q=${text}#${text}` }),
  );
  expect(properties.map(({ name }) => name).join(" ")).toBe(FULL);
  const read = Object.fromEntries(properties.map((property) => [property.name, property]));
  for (const name of ["UID", "SUMMARY"]) expect(readText(read[name]!.value)).toBe(kept(text));
  for (const name of ["DESCRIPTION", "LOCATION"]) expect(readText(read[name]!.value)).toBe(kept(`${text}.`));
  expect(read.ORGANIZER!.value).toBe("mailto:sales@larkspur.example");
  expect(read.URL!.value).toMatch(/^https:\/\/larkspur\.example\/[\x21-\x7e]*$/);
  expect(properties.filter(({ params }) => Object.keys(params).length > 0)).toEqual([read.ORGANIZER]);
}

describe("no text adds a property or is lost", () => {
  test.each(NAUGHTY_STRINGS.map((text) => [text.slice(0, 40), text]))("%j", (_name, text) => {
    expectNothingAdded(text);
  });

  test("any text", () => {
    const piece = fc.constantFrom(
      "\r\n",
      "\n",
      "\r",
      "\u2028",
      "\u0085",
      "\u0000",
      ";",
      ",",
      ":",
      "\\",
      '"',
      " ",
      "ATTENDEE:x",
      "é",
      "😀",
      "\uD83D",
      "END:VEVENT",
    );
    const text = fc.oneof(
      anyText(200),
      fc.array(piece, { maxLength: 60 }).map((all) => all.join("")),
    );
    fc.assert(fc.property(text, expectNothingAdded), { numRuns: 1000 });
  });

  test("a line break in the organizer's name becomes a space", () => {
    const file = writeCalendarFile({ ...event, organizer: { name: "A\r\n\u0007B", email: "a@b.example" } });
    expect(file).toContain('ORGANIZER;CN="A B":mailto:a@b.example\r\n');
  });
});

describe("unsafe settings throw", () => {
  test.each([
    "",
    "sales",
    "a@b",
    "a@b.example\r\nX:1",
    "a b@c.example",
    "a@b.example,e@f.example",
    "a@b.example?cc=e",
    '"a"@b.example',
  ])("email %j", (email) => {
    expect(() => writeCalendarFile({ ...event, organizer: { name: "A", email } })).toThrow(
      "the organizer's email is no plain address",
    );
  });

  test("accepts an organizer's email with several subdomains", () => {
    const organizer = { name: "A", email: "a@mail.north.b.example" };
    expect(writeCalendarFile({ ...event, organizer })).toContain("mailto:a@mail.north.b.example");
  });

  test("names the scheme that it does not link to", () => {
    expect(() => writeCalendarFile({ ...event, url: "ftp://a.example" })).toThrow(
      "http or https, not to ftp:",
    );
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "/relative", ""])("address %j", (url) => {
    expect(() => writeCalendarFile({ ...event, url })).toThrow(TypeError);
  });

  test("accepts http and rejects an invalid instant", () => {
    expect(writeCalendarFile({ ...event, url: "http://a.example" })).toContain("URL:http://a.example/\r\n");
    expect(() => writeCalendarFile({ ...event, start: Number.NaN })).toThrow(RangeError);
  });
});
