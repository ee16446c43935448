import { request } from "node:http";
import { confirmAppointment, createKeyPair, replaceStoreInventory } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { exampleAppraisal, exampleDrive, exampleService } from "../../testing/example-visit.ts";
import { storeVisit } from "../../testing/store-visit.ts";
import { useTestWorkers } from "../../testing/test-worker.ts";

const database = useTestDatabase();
const workers = useTestWorkers(database);
beforeEach(() => database.reset());

const TEN = Date.UTC(2030, 5, 3, 15);
const HOUR = 3_600_000;

/** The site refuses times so far ahead, so they are moved afterwards. */
async function visitAt(
  start: number,
  visit: Parameters<typeof storeVisit>[2] = {},
  changed = "state = 'booked'",
) {
  const { id } = await storeVisit(database.site, workers.keyPair, visit);
  await database.owner.pool.query(
    `UPDATE appointment SET start_at = $2, end_at = $3, ${changed} WHERE id = $1`,
    [id, new Date(start), new Date(start + HOUR)],
  );
  return id;
}

async function sheet(query: string) {
  const { port } = await workers.start();
  const answer = await fetch(`http://127.0.0.1:${port}/appointments${query}`);
  const page = (await answer.text()).replace(/\u00a0/g, " ");
  const rows = [...page.matchAll(/<tr>\n(.*?)<\/tr>/gs)].map(([, row]) => row ?? "");
  return { answer, page, rows, port };
}

describe("the day sheet", () => {
  it("lists who comes in order of time, with all that the staff needs", async () => {
    const spanish = { ...exampleDrive, locale: "es" };
    const car = exampleVehicle({ storeId: "north" });
    const { vin } = car;
    // The worker cancels drives of a vehicle that is not in stock.
    await replaceStoreInventory(database.importer, "north", [car], { source: "test" });
    const named = [{ id: "oil-change", name: "Cambio de aceite", minutes: 40 }];
    await visitAt(
      TEN + HOUR,
      { kind: "service", content: { ...exampleService, locale: "es", services: named } },
      "resources = '{adviser:frank-abernathy}'",
    );
    await visitAt(TEN, { vin, content: spanish });
    await visitAt(TEN + 14 * HOUR);
    const { page, rows, answer } = await sheet("?store=north&day=2030-06-03");
    expect(answer.status).toBe(200);
    expect(page).toContain("Larkspur North: Monday, June 3");
    expect(rows).toHaveLength(2);
    for (const part of [
      "10 to 11 AM",
      "Test drive",
      "Jordan Ellis",
      '<a href="tel:4175550188">(417) 555-0188</a>',
      '<a href="mailto:jordan@example.com">jordan@example.com</a>',
      "Speaks Spanish",
      "2022 Mitsubishi Outlander SE",
      `VIN ${vin}`,
      "Keep the vehicle until Monday, 12 PM",
      "Trade-in: 2016 Toyota Highlander",
      "Dana Morales",
    ])
      expect(rows[0]).toContain(part);
    for (const part of [
      "11 AM to 12 PM",
      "Service",
      "2019 Mitsubishi Mirage",
      // In the staff's language, though the customer booked in Spanish.
      "Oil change (40 min)",
      "loaner",
      "Notes: It pulls to the left.",
      "Frank Abernathy",
    ])
      expect(rows[1]).toContain(part);
    expect(page).not.toContain("secret-token");
    expect(page).not.toContain("777");
  });

  it("says who confirmed a visit, so that the others can be seen", async () => {
    const id = await visitAt(TEN);
    await visitAt(TEN + HOUR);
    const confirmation = { id, sequence: 0, by: "dana-morales", note: null, email: null };
    expect(await confirmAppointment(database.worker, confirmation)).toBe(true);
    const { rows } = await sheet("?store=north&day=2030-06-03");
    expect(rows[0]).toContain("confirmed by Dana Morales");
    expect(rows[1]).not.toContain("confirmed");
  });

  it("has the figure that the shopper of an appraisal saw, and nothing owed", async () => {
    await visitAt(TEN, { kind: "appraisal", content: exampleAppraisal });
    const { rows, page } = await sheet("?store=north&day=2030-06-03");
    for (const part of [
      "Appraisal",
      "2016 Toyota Highlander",
      "Offer shown: $12,400, valid until 2026-12-02",
    ])
      expect(rows[0]).toContain(part);
    expect(page).not.toContain("Trade-in:");
    expect(page).not.toContain("777");
  });

  it("has a page for each store, says when a day is empty, and links to the days around it", async () => {
    await visitAt(TEN, { storeId: "airport" });
    const { page } = await sheet("?day=2030-06-03");
    expect(page.match(/<section>/g)).toHaveLength(4);
    expect(page.match(/No appointments on this day/g)).toHaveLength(3);
    expect(page).toContain('href="/appointments?day=2030-06-02"');
    expect(page).toContain('href="/appointments?day=2030-06-04"');
    expect(page).toContain("break-before: page");
    const { page: one } = await sheet("?store=airport&day=2030-06-03");
    expect(one.match(/<section>/g)).toHaveLength(1);
    expect(one).toContain('href="/appointments?store=airport&amp;day=2030-06-02"');
  });

  it("names the business of a customer", async () => {
    const content = { ...exampleService, business: { name: "Example Freight", title: "Fleet manager" } };
    await visitAt(TEN, { content, kind: "service" });
    const { rows } = await sheet("?store=north&day=2030-06-03");
    expect(rows[0]).toContain("Business: Example Freight, Fleet manager");
  });

  it("is of today without a day", async () => {
    const today = new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Chicago",
      month: "long",
      day: "numeric",
    });
    const { page } = await sheet("");
    expect(page).toContain(today.format(new Date()));
  });

  it("strikes cancelled visits through and says who cancelled them", async () => {
    await visitAt(TEN, {}, "state = 'cancelled', cancelled_by = 'vehicle'");
    const { rows } = await sheet("?store=north&day=2030-06-03");
    expect(rows[0]).toContain("<s>10 to 11 AM</s>");
    expect(rows[0]).toContain("cancelled, vehicle sold");
    expect(rows[0]).not.toContain("Keep the vehicle");
  });

  it("escapes hostile text, and shows a visit that it cannot decrypt", async () => {
    const hostile = `"><img src=x onerror=alert(1)><script>`;
    const content = {
      ...exampleService,
      customer: { firstName: hostile, lastName: hostile, email: "a@example.com", phone: "(417) 555-0188" },
      vehicle: { ...exampleService.vehicle!, name: hostile },
      services: [{ id: "unknown", name: hostile, minutes: 1 }],
      business: { name: hostile, title: hostile },
      person: { name: hostile, title: hostile, phone: hostile },
      notes: hostile,
      locale: hostile,
    };
    await visitAt(TEN, { content, kind: "service" });
    await visitAt(TEN, { sealedFor: await createKeyPair() });
    const { page, rows, answer } = await sheet("?store=north&day=2030-06-03");
    expect(answer.status).toBe(200);
    expect(rows).toHaveLength(2);
    expect(page).not.toContain("<img");
    expect(page).not.toContain("<script");
    expect(page).toContain("(cannot be decrypted)");
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each(["?store=moon", "?day=2030-02-30", "?day=%3Cscript%3E"])("%s is not found", async (query) => {
    const { answer, page } = await sheet(query);
    expect(answer.status).toBe(404);
    expect(page).not.toContain("<");
  });

  it("is for this machine only, and linked from the inbox", async () => {
    const { port } = await sheet("");
    const status = await new Promise((resolve, reject) => {
      request(
        { host: "127.0.0.1", port, path: "/appointments", headers: { host: "evil.example" } },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      )
        .on("error", reject)
        .end();
    });
    expect(status).toBe(403);
    const inbox = await (await fetch(`http://127.0.0.1:${port}/inbox`)).text();
    expect(inbox).toContain('<a href="/appointments">Appointments of the day</a>');
  });
});
