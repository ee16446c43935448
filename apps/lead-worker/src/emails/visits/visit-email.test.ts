import { describe, expect, it } from "vitest";
import { loadDealership } from "../../dealership.ts";
import {
  exampleAppraisal,
  exampleDrive,
  exampleService,
  VISIT_START,
  visitMessage,
} from "../../testing/example-visit.ts";
import { shopperEmail } from "../shopper-email.ts";
import type { VisitMessage } from "./visit-message.ts";

const dealership = loadDealership();
const siteUrl = "https://www.example.com";
const DAY_BEFORE = new Date("2026-11-27T16:00:00Z");

function write(message: VisitMessage, { now = DAY_BEFORE, storeId = "north" } = {}) {
  const email = shopperEmail(message, { facts: dealership.shopperFactsOf(storeId), siteUrl, now });
  const plain = (text: string) => text.replace(/\u00a0/g, " ");
  return { ...email, subject: plain(email.subject), text: plain(email.text), html: plain(email.html ?? "") };
}

const spanish = { ...exampleDrive, page: "/es/appointments/secret-token" };
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"));

describe("the subject says what it is about and when", () => {
  const service = { state: { kind: "service" as const }, content: exampleService };
  it.each<[VisitMessage["kind"], string, string, string]>([
    [
      "appointment-confirmation",
      "Your test drive: Saturday, November 28 at 10:30 AM",
      "Your service visit: Sat",
      "Su prueba de manejo: sábado 28 de noviembre, 10:30 a",
    ],
    [
      "appointment-change",
      "Your test drive has moved: Saturday, November 28 at 10:30 AM",
      "Your service visit has moved: ",
      "Su prueba de manejo cambió de hora: sábado 28",
    ],
    [
      "appointment-cancellation",
      "Cancelled: your test drive on Saturday, November 28 at 10:30 AM",
      "Cancelled: your service visit on ",
      "Cancelada: su prueba de manejo del sábado 28",
    ],
    [
      "appointment-reminder",
      "Tomorrow: your test drive, Saturday, November 28 at 10:30 AM",
      "Tomorrow: your service visit, ",
      "Mañana: su prueba de manejo, sábado 28",
    ],
  ])("%s", (kind, drive, visit, inSpanish) => {
    expect(write(visitMessage(kind)).subject).toBe(drive);
    expect(write(visitMessage(kind, service)).subject).toContain(visit);
    expect(write(visitMessage(kind, { locale: "es", content: spanish })).subject).toContain(inSpanish);
  });

  it("a late reminder says today, an early one names the day", () => {
    const reminder = visitMessage("appointment-reminder");
    const today = write(reminder, { now: new Date("2026-11-28T14:00:00Z") });
    expect(today.subject).toBe("Today: your test drive, Saturday, November 28 at 10:30 AM");
    expect(today.text).toContain("See you today, Jordan");
    expect(write(reminder, { now: new Date("2026-11-20T14:00:00Z") }).subject).toMatch(
      /^Reminder: your test drive/,
    );
  });
});

describe("a confirmation", () => {
  it.each(["text", "html"] as const)("has everything that matters as %s", (part) => {
    const email = write(visitMessage("appointment-confirmation"));
    for (const words of [
      "Booked",
      "See you Saturday, Jordan",
      "the car is set aside for you",
      "Saturday, November 28, 2026",
      "10:30 to 11:15 AM, Central Time",
      "Larkspur North",
      "1420 N Larkspur Avenue, Springfield, MO 65803",
      "See or change your visit",
      "2022 Mitsubishi Outlander SE",
      "Certified · 56,332 mi · Stock C27609",
      "$18,843 incl. dealer fees",
      "$326/mo est., 72 months, 8.99% APR, $2,000 down",
      "Held for you until Saturday, 12:30 PM.",
      "Your 2016 Toyota Highlander: the website’s figure is $12,400, valid until December 2, 2026.",
      "Your driver’s license",
      "Both keys and the registration of your 2016 Toyota Highlander",
      "Your loan account number",
      "Dana Morales",
      "Sales Manager",
      "Call (417) 555-0122",
      "We send one reminder on Friday, November 27.",
      "because you booked a test drive at www.example.com",
    ])
      expect(email[part]).toContain(words);
  });

  it("links to the page of the visit, its changes, its calendar file and the way there", () => {
    const { html, text } = write(
      visitMessage("appointment-confirmation", { locale: "es", content: spanish }),
    );
    const page = "https://www.example.com/es/appointments/secret-token";
    const maps = dealership.shopperFactsOf("north").store.mapsLink;
    for (const address of [
      page,
      "https://www.example.com/api/v1/appointments/calendar.ics?token=secret-token",
      `${page}?change=time`,
      `${page}?change=cancel`,
      maps,
    ]) {
      expect(hrefs(html)).toContain(address);
      expect(text).toContain(address);
    }
    expect(hrefs(html)).toContain("tel:+14175550122");
  });

  it("never has what is owed on the shopper's own vehicle", () => {
    const { html, text } = write(visitMessage("appointment-confirmation"));
    for (const part of [text, html]) expect(part).not.toMatch(/7,?770/);
  });

  it("is short when little is known", () => {
    const content = {
      ...exampleDrive,
      ...{ vehicle: null, person: null, trade: null, holdMinutes: null },
      customer: { ...exampleDrive.customer, firstName: " " },
    };
    const message = visitMessage("appointment-confirmation", { content, state: { reminderAt: null } });
    const { text } = write(message, { storeId: "unknown" });
    expect(text).toContain("[✓ Booked] See you Saturday\nYour test drive is booked.\n");
    for (const word of ["Directions", "Held", "keys", "loan", "reminder", "null", "undefined"])
      expect(text).not.toContain(word);
    expect(write(message).text).toContain("Larkspur North\n\nCall (417) ");
  });

  it("says in Spanish when the car is no longer held, with one period", () => {
    const { text } = write(visitMessage("appointment-confirmation", { locale: "es", content: spanish }));
    expect(text).toMatch(/Apartado para usted hasta el sábado a las 12:30 p\. ?m\. Sin depósito\./);
  });
});

it("a confirmation of service has the booked work, the loaner and the shopper's words", () => {
  const { text, html } = write(
    visitMessage("appointment-confirmation", { state: { kind: "service" }, content: exampleService }),
  );
  expect(text).toContain("Booked work\n- Oil change, 40 minutes\n- Tire rotation, 30 minutes");
  expect(text).toContain("A loaner is reserved for you.");
  expect(text).toContain("You wrote:\nIt pulls to the left.");
  expect(text).toContain("- The key of your vehicle\n- Your driver’s license, for the loaner");
  expect(html).toContain("Tire rotation, 30 minutes");
  expect(text).not.toContain("test drive");
});

describe("an appraisal", () => {
  const state = { kind: "appraisal" as const, end: VISIT_START + 20 * 60_000 };
  const page = "/es/appointments/secret-token";
  it.each<[string, VisitMessage["kind"], string, readonly string[]]>([
    [
      "en",
      "appointment-confirmation",
      "Your appraisal: Saturday, November 28 at 10:30 AM",
      [
        "Your appraisal is booked. We look at your car and name a figure.",
        "10:30 to 10:50 AM",
        "Your 2016 Toyota Highlander: the website’s figure is $12,400, valid until December 2, 2026.",
        "Your driver’s license",
        "All keys and remotes of the car",
        "Its title, or the account number of its loan",
        "because you booked an appraisal at www.example.com",
      ],
    ],
    ["en", "appointment-change", "Your appraisal has moved: Saturday", ["Your appraisal has a new time."]],
    ["en", "appointment-reminder", "Tomorrow: your appraisal, Saturday", ["See you tomorrow", "All keys"]],
    [
      "en",
      "appointment-cancellation",
      "Cancelled: your appraisal on Saturday",
      ["Your appraisal is cancelled"],
    ],
    [
      "es",
      "appointment-confirmation",
      "Su cita de valuación: sábado 28 de noviembre",
      ["Su licencia de conducir", "Todas las llaves", "El título, o el número de cuenta de su préstamo"],
    ],
    ["es", "appointment-change", "Su cita de valuación cambió de hora: ", ["tiene una nueva hora"]],
    ["es", "appointment-reminder", "Mañana: su cita de valuación, ", ["Nos vemos mañana"]],
    [
      "es",
      "appointment-cancellation",
      "Cancelada: su cita de valuación del sábado",
      ["Su cita de valuación está cancelada"],
    ],
  ])("in %s, %s", (locale, kind, subject, words) => {
    const content = locale === "es" ? { ...exampleAppraisal, page } : exampleAppraisal;
    const email = write(visitMessage(kind, { locale, state, content }));
    expect(email.subject).toContain(subject);
    for (const part of [email.text, email.html]) {
      for (const word of words) expect(part).toContain(word);
      expect(part).not.toMatch(/test drive|prueba de manejo|7,?770/);
    }
  });
});

it("a reminder promises no reminder", () => {
  const { text } = write(visitMessage("appointment-reminder"));
  expect(text).toContain("See you tomorrow, Jordan");
  expect(text).not.toContain("We send one reminder");
});

describe("a cancellation", () => {
  const cancelled = (cancelledBy: "shopper" | "dealer" | "vehicle", locale = "en") =>
    write(
      visitMessage("appointment-cancellation", {
        locale,
        state: { cancelledBy, sequence: 1 },
        content: locale === "es" ? spanish : exampleDrive,
      }),
    );

  it("by the shopper says that it is done", () => {
    const { text, html } = cancelled("shopper");
    expect(text).toContain("Your test drive is cancelled\nYou cancelled it");
    expect(html).toContain("text-decoration:line-through");
    expect(text).toContain("Does not take place:\nSaturday, November 28, 2026");
    for (const word of ["Reschedule", "calendar.ics", "What to bring", "sorry", "reminder"])
      expect(text).not.toContain(word);
  });

  it("by the dealership says so, and whom to call", () => {
    const { text } = cancelled("dealer");
    expect(text).toContain("Larkspur Mitsubishi had to cancel your test drive. We are sorry.");
    expect(text).toContain("Call (417) 555-0122");
  });

  it.each([
    ["en", "The 2022 Mitsubishi Outlander SE was sold before your visit", "/cars-for-sale"],
    ["es", "El 2022 Mitsubishi Outlander SE se vendió antes de su visita", "/es/cars-for-sale"],
  ])("after a sale says so, with other cars and a phone, in %s", (locale, says, path) => {
    const { text, html } = cancelled("vehicle", locale);
    expect(text).toContain(says);
    expect(text).toContain("(417) 555-0122");
    expect(hrefs(html)).toContain(`https://www.example.com${path}`);
    expect(text).not.toContain("secret-token");
  });
});

describe("a confirmation by the staff", () => {
  const confirmed = (locale: string, note: string | null) =>
    write({
      ...visitMessage("appointment-confirmation", { locale }),
      kind: "appointment-staff-confirmation",
      confirmation: { name: "Dana", note },
    });

  it.each([
    [
      "en",
      "Dana confirmed your visit: Saturday, November 28 at 10:30 AM",
      "Dana confirmed your visit.",
      "“Warm.”",
    ],
    ["es", "Dana confirmó su cita: sábado 28 de noviembre, 10:30 a", "Dana confirmó su cita.", "“Warm.”"],
  ])("names who, with their words and the link, in %s", (locale, subject, says, quote) => {
    const { subject: written, text, html, attachments } = confirmed(locale, "Warm.");
    expect(written).toContain(subject);
    for (const part of [text, html]) {
      expect(part).toContain(says);
      expect(part).toContain(quote);
      expect(part).toContain("https://www.example.com/appointments/secret-token");
    }
    // The calendar entry is the same.
    expect(attachments).toBeUndefined();
  });

  it("has no quote without a note, and no HTML of one", () => {
    expect(confirmed("en", null).text).not.toContain("“");
    expect(confirmed("en", "<img src=x>").html).toContain("“&lt;img src=x&gt;”");
  });
});

it("no text of a shopper becomes HTML", () => {
  const hostile = `<img src=x onerror=alert(1)>"'&`;
  const content = {
    ...exampleService,
    customer: { ...exampleService.customer, firstName: hostile },
    vehicle: {
      name: hostile,
      facts: hostile,
      price: hostile,
      payment: hostile,
      ownTerms: false,
      page: '/x?a="><b>',
    },
    services: [{ id: "x", name: hostile, minutes: 1 }],
    notes: hostile,
    person: { name: hostile, title: hostile, phone: `"><script>` },
    trade: { ...exampleDrive.trade!, vehicle: hostile, page: "/y" },
  };
  for (const kind of ["appointment-confirmation", "appointment-cancellation"] as const) {
    const { html } = write(visitMessage(kind, { content }));
    expect(html).not.toContain("<img");
    expect(html).not.toContain("<script");
    expect(html).not.toContain("<b>");
  }
});
