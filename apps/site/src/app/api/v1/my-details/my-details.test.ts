import { claimDeliveries, markSent, type ShopperMessage } from "@forecourt/database";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { samplePdf } from "@forecourt/leads/testing";
import { describe, expect, test } from "vitest";
import { heldDetails } from "#server/my-details/held-details.ts";
import { multipartRequest } from "#testing/resume-requests.ts";
import { formRequest, jsonRequest, LEAD_SITE_URL, useLeadSite } from "#testing/use-lead-site.ts";
import { POST as sendLead } from "../stores/[storeId]/website/leads/route.ts";
import { POST as requestLink } from "../stores/[storeId]/website/my-details/requests/route.ts";
import { POST as requestWatch } from "../stores/[storeId]/website/watches/route.ts";
import { POST as deleteAll } from "./delete/route.ts";
import { GET as exportAll } from "./export/route.ts";

const car = exampleVehicle();
const site = useLeadSite([car]);
const params = Promise.resolve({ storeId: "north" });
const website = "/api/v1/stores/north/website";
const email = "planted.shopper@example.com";
const phone = "(417) 555-0199";
const customer = { firstName: "Plantina", lastName: "Plantedson", email, phone };

const ask = (body: object = { email }) =>
  requestLink(jsonRequest(`${website}/my-details/requests`, body), { params });
const lead = (who: object = customer) => {
  const body = { kind: "CONTACT_PURCHASE", customer: who, comments: "Is Plantina's car there?" };
  return sendLead(jsonRequest(`${website}/leads`, body), { params });
};
const watch = () => requestWatch(jsonRequest(`${website}/watches`, { email, vin: car.vin }), { params });
const exported = (token: string, accept = "*/*") =>
  exportAll(new Request(`${LEAD_SITE_URL}/api/v1/my-details/export?token=${token}`, { headers: { accept } }));
const deleteBy = (token: string) => deleteAll(jsonRequest("/api/v1/my-details/delete", { token }));

/** Asks for a link and opens the email. */
async function proof(address = email): Promise<string> {
  expect((await ask({ email: address })).status).toBe(202);
  const { emails } = await site.opened();
  const message = emails.findLast(({ kind }) => kind === "details-link") as Extract<
    ShopperMessage,
    { kind: "details-link" }
  >;
  expect(message.to).toBe(address);
  return new URL(message.proof, LEAD_SITE_URL).searchParams.get("token") ?? "";
}

async function deliverAll(): Promise<void> {
  const deliveries = await claimDeliveries(site.owner, { limit: 100, leaseSeconds: 30 });
  for (const delivery of deliveries) await markSent(site.owner, delivery);
}

describe("a request for a link", () => {
  test("is answered alike whether or not anything is held", async () => {
    const nothing = await ask({ email: "nobody@example.com" });
    await lead();
    const something = await ask();
    expect([nothing.status, await nothing.text()]).toEqual([something.status, await something.text()]);
    const form = await requestLink(formRequest(`${website}/my-details/requests`, { email, locale: "es" }), {
      params,
    });
    expect([form.status, form.headers.get("location")]).toEqual([303, "/es/my-details/sent"]);
  });

  test("is refused without a valid address", async () => {
    expect((await ask({ email: "ada@" })).status).toBe(422);
    expect(await site.states()).toEqual([]);
  });
});

describe("the link", () => {
  test("shows the address, its watches and its leads, as a page and as a file", async () => {
    await lead();
    await deliverAll();
    await lead({ ...customer, email: email.toUpperCase() });
    await lead({ ...customer, email: "other@example.com" });
    await watch();
    const token = await proof();
    expect(await heldDetails(token, new Date())).toMatchObject({
      kind: "found",
      details: {
        email,
        watches: [{ vin: car.vin }],
        leads: [{ state: "sent" }, { kind: "CONTACT_PURCHASE" }],
      },
    });
    const file = await exported(token);
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="my-details.json"');
    expect(file.headers.get("cache-control")).toBe("no-store");
    expect(await file.json()).toMatchObject({
      email,
      watches: [{ kind: "price-drop", vin: car.vin, confirmedAt: null }],
      leads: [{ delivery: "sent", store: "north" }, { deliveredAt: null }],
      phoneVerifications: [],
    });
  });

  test("of another person shows and deletes nothing of this one", async () => {
    await lead();
    const token = await proof("other@example.com");
    expect(await (await exported(token)).json()).toMatchObject({ email: "other@example.com", leads: [] });
    expect((await deleteBy(token)).status).toBe(200);
    const { rows } = await site.owner.pool.query("SELECT sealed IS NULL AS wiped FROM lead");
    expect(rows).toEqual([{ wiped: false }]);
  });

  test("that is forged, old or of another purpose is refused with a clear status", async () => {
    await lead();
    await watch();
    const token = await proof();
    for (const forged of [
      `${token}x`,
      token.replace(/.$/, token.endsWith("A") ? "B" : "A"),
      "",
      "x".repeat(500),
    ]) {
      expect((await exported(forged)).status).toBe(400);
      expect((await deleteBy(forged)).status).toBe(400);
    }
    expect((await exported("x", "text/html")).headers.get("location")).toBe("/my-details/proof?token=x");
    expect(await heldDetails(token, new Date(Date.now() + 3_601_000))).toEqual({ kind: "gone" });
    const foreign = { Origin: "https://evil.example" };
    const request = jsonRequest("/api/v1/my-details/delete", { token }, { headers: foreign });
    expect((await deleteAll(request)).status).toBe(403);
    expect((await site.owner.pool.query("SELECT FROM lead WHERE sealed IS NOT NULL")).rowCount).toBe(1);
  });
});

describe("a resume", () => {
  test("is named with the day on which it is deleted, and goes with everything else", async () => {
    const body = { kind: "CAREERS", customer, details: { position: "Technician" } };
    const request = multipartRequest(`${website}/leads`, { lead: JSON.stringify(body) }, [
      { bytes: samplePdf(), name: "planted.pdf" },
    ]);
    expect((await sendLead(request, { params })).status).toBe(202);
    const token = await proof();
    const sentAt = expect.stringMatching(/^\d{4}-/);
    expect((await (await exported(token)).json()).resumes).toEqual([
      { store: "north", sentAt, endsAt: sentAt },
    ]);
    expect((await deleteBy(token)).status).toBe(200);
    expect((await site.owner.pool.query("SELECT FROM resume")).rowCount).toBe(0);
  });
});

describe("a deletion", () => {
  test("leaves nothing of the person in any column, and has the dealership told once", async () => {
    await lead();
    await deliverAll();
    await lead();
    await watch();
    const token = await proof();
    const form = await deleteAll(formRequest("/api/v1/my-details/delete", { token, locale: "es" }));
    expect([form.status, form.headers.get("location")]).toEqual([303, "/es/my-details/deleted"]);
    expect((await deleteBy(token)).status).toBe(410);
    expect((await exported(token)).status).toBe(410);

    const { rows: columns } = await site.owner.pool.query<{ table: string; column: string }>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type IN ('text', 'bytea', 'ARRAY')`,
    );
    for (const { table, column } of columns) {
      const { rows } = await site.owner.pool.query(`SELECT "${column}"::text AS text FROM ${table}`);
      const text = rows
        .map((row) => row.text)
        .join("\n")
        .toLowerCase();
      for (const planted of ["planted", "5550199", Buffer.from("planted").toString("hex")])
        expect([table, column, text.includes(planted)]).toEqual([table, column, false]);
    }
    const { rows } = await site.owner.pool.query(
      "SELECT email_key, sealed FROM lead UNION ALL SELECT email_key, sealed FROM watch",
    );
    expect(rows).toEqual([{ email_key: null, sealed: null }]);
    expect(await site.opened()).toEqual({
      leads: [],
      codes: [],
      emails: [{ kind: "deletion-notice", address: email }],
      applications: [],
    });
  });
});
