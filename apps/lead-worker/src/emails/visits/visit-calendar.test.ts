import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { loadDealership } from "../../dealership.ts";
import {
  exampleAppraisal,
  exampleDrive,
  exampleService,
  VISIT_START,
  visitMessage,
} from "../../testing/example-visit.ts";
import { useMailServer } from "../../testing/mail-server.ts";
import { prepareEmail } from "../prepare-email.ts";
import { shopperEmail } from "../shopper-email.ts";
import { smtpMailTransport } from "../smtp-mail-transport.ts";
import type { VisitMessage } from "./visit-message.ts";

const mail = useMailServer();
const dealership = loadDealership();
const siteUrl = "https://www.example.com:8443";
const now = new Date("2026-11-23T16:58:00Z");

function fileOf(message: VisitMessage) {
  const [file, ...others] =
    shopperEmail(message, { facts: dealership.shopperFactsOf("north"), siteUrl, now }).attachments ?? [];
  expect(others).toEqual([]);
  return file!;
}

/** Reads a file with another program's parser. */
function parsed(message: VisitMessage) {
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(fileOf(message).content)));
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  expect(others).toEqual([]);
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  const time = (name: string) => (event!.getFirstPropertyValue(name) as ICAL.Time).toJSDate().getTime();
  return {
    version: calendar.getFirstPropertyValue("version"),
    method: calendar.getFirstPropertyValue("method"),
    uid: value("uid"),
    sequence: Number(value("sequence")),
    status: value("status"),
    summary: value("summary"),
    description: value("description"),
    location: value("location"),
    url: value("url"),
    organizer: value("organizer"),
    organizerName: event?.getFirstProperty("organizer")?.getFirstParameter("cn"),
    start: time("dtstart"),
    end: time("dtend"),
    stamp: time("dtstamp"),
  };
}

describe("the calendar file of a visit", () => {
  it("has the time, the place, the page and the phone", () => {
    const page = "https://www.example.com:8443/appointments/secret-token";
    expect(parsed(visitMessage("appointment-confirmation"))).toEqual({
      version: "2.0",
      method: "PUBLISH",
      uid: "visit-1@www.example.com",
      sequence: 0,
      status: "CONFIRMED",
      summary: "Test drive: 2022 Mitsubishi Outlander SE",
      description: `See, move or cancel it: ${page}\nPhone: (417) 555-0122`,
      location: "Larkspur North, 1420 N Larkspur Avenue, Springfield, MO 65803",
      url: page,
      organizer: `mailto:${dealership.shopperFactsOf("north").email}`,
      organizerName: "Larkspur Mitsubishi",
      start: VISIT_START,
      end: VISIT_START + 45 * 60_000,
      stamp: now.getTime(),
    });
  });

  it("keeps its entry over a move, a reminder and the cancellation", () => {
    const steps = [
      visitMessage("appointment-confirmation"),
      visitMessage("appointment-change", { state: { sequence: 1, start: VISIT_START + 3_600_000 } }),
      visitMessage("appointment-reminder", { state: { sequence: 1, start: VISIT_START + 3_600_000 } }),
      visitMessage("appointment-cancellation", { state: { sequence: 2, cancelledBy: "dealer" } }),
    ].map(parsed);
    expect(new Set(steps.map(({ uid }) => uid))).toEqual(new Set(["visit-1@www.example.com"]));
    expect(steps.map(({ sequence, method, status }) => [sequence, method, status])).toEqual([
      [0, "PUBLISH", "CONFIRMED"],
      [1, "PUBLISH", "CONFIRMED"],
      [1, "PUBLISH", "CONFIRMED"],
      [2, "CANCEL", "CANCELLED"],
    ]);
    expect(steps[1]?.start).toBe(VISIT_START + 3_600_000);
  });

  it("is in the shopper's language, with the booked work", () => {
    const content = {
      ...exampleService,
      page: "/es/appointments/t",
      services: [{ id: "a", name: "Cambio de aceite; rápido", minutes: 40 }],
    };
    const file = parsed(
      visitMessage("appointment-confirmation", { locale: "es", state: { kind: "service" }, content }),
    );
    expect(file.summary).toBe("Servicio: 2019 Mitsubishi Mirage");
    expect(file.description).toBe(
      "Cambio de aceite; rápido\nVéala, cámbiela o cancélela: https://www.example.com:8443/es/appointments/t\nTeléfono: (417) 555-0131",
    );
    const bare = visitMessage("appointment-confirmation", {
      locale: "es",
      content: { ...exampleDrive, vehicle: null },
    });
    expect(parsed(bare).summary).toBe("Prueba de manejo en Larkspur Mitsubishi");
  });

  it("has a name and a type that say what to do with it", () => {
    const service = { state: { kind: "service" as const }, content: exampleService };
    expect(fileOf(visitMessage("appointment-confirmation"))).toMatchObject({
      fileName: "test-drive.ics",
      contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    });
    expect(fileOf(visitMessage("appointment-cancellation", service))).toMatchObject({
      fileName: "service.ics",
      contentType: "text/calendar; charset=utf-8; method=CANCEL",
    });
  });

  it("of an appraisal names the car", () => {
    const message = visitMessage("appointment-confirmation", {
      state: { kind: "appraisal" },
      content: exampleAppraisal,
    });
    expect(fileOf(message).fileName).toBe("appraisal.ics");
    expect(parsed(message).summary).toBe("Appraisal: 2016 Toyota Highlander");
  });

  it("goes with the email, unchanged", async () => {
    const message = visitMessage("appointment-confirmation");
    const prepared = prepareEmail(
      message,
      { emailId: "id", kind: message.kind, storeId: "north", storedAt: now },
      { dealership, siteUrl, from: undefined, mail: smtpMailTransport(mail.url), now },
    );
    if (!prepared.ok) throw new Error(prepared.code);
    expect(await prepared.copies[0]!.send(new AbortController().signal)).toEqual({ ok: true });
    const { attachments, text, html, subject } = await PostalMime.parse(mail.received[0]!.raw);
    expect(attachments).toMatchObject([{ filename: "test-drive.ics", mimeType: "text/calendar" }]);
    // Byte by byte: the parser would unify the line ends of a text.
    const encoded = Buffer.from(fileOf(message).content).toString("base64");
    expect(mail.received[0]!.raw.replace(/\r\n/g, "")).toContain(encoded);
    expect(mail.received[0]!.raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/m);
    expect(subject).toContain("Your test drive: Saturday, November 28 at 10:30");
    expect(text).toContain("See you Saturday, Jordan");
    expect(html).toContain("See you Saturday, Jordan");
  });
});

it("is the same for the same visit, whatever its texts contain", () => {
  const content = {
    ...exampleDrive,
    vehicle: { ...exampleDrive.vehicle!, name: "Évil\r\nEND:VCALENDAR, \\; car" },
  };
  expect(parsed(visitMessage("appointment-confirmation", { content })).summary).toBe(
    "Test drive: Évil\nEND:VCALENDAR, \\; car",
  );
});
