import { exampleVehicle } from "@forecourt/inventory/testing";
import { NEW_VISITOR } from "@forecourt/visitor";
import { beforeAll, expect, test } from "vitest";
import type { MessagePanelContent } from "#features/message-panel/message-panel-content.ts";
import { SITE_URL, stockSite, unlockedCookie, useTestSite, visitorCookie } from "#testing/use-test-site.ts";
import { GET } from "./route.ts";

useTestSite();
const car = exampleVehicle({ storeId: "riverside" });
const hidden = exampleVehicle({ vin: "JA4J4VAR4RZ009999", visibility: "private" });
beforeAll(() => stockSite([car, hidden]));

async function answer(page: string, { cookie = "", from = "/service" } = {}): Promise<Response> {
  const query = new URLSearchParams({ page, from });
  return GET(new Request(`${SITE_URL}/api/customer/messagePanel?${query}`, { headers: { cookie } }));
}

const panelOf = async (...args: Parameters<typeof answer>) =>
  (await (await answer(...args)).json()) as MessagePanelContent;

test("attaches the vehicle and its store, without its locked price", async () => {
  const response = await answer(`/contact-us?about=purchase&vin=${car.vin}#message`, { from: "/used" });
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const text = await response.text();
  expect(text).not.toMatch(/28[,.]?545|28[,.]?290|2829000/);
  const { title, vehicle, form, phrases, call } = JSON.parse(text) as MessagePanelContent;
  expect(title).toBe("Message Larkspur Riverside");
  expect(vehicle?.name).toContain("2024 Mitsubishi Outlander");
  expect(vehicle?.note).toMatch(/^Goes with your message/);
  expect(form.hidden).toMatchObject({ kind: "CONTACT_PURCHASE", vin: car.vin, page: "/used", locale: "en" });
  expect(form.fields.map(({ name }) => name)).toEqual(["firstName", "lastName", "email", "phone", "message"]);
  expect(phrases.list.map(({ label }) => label)).toEqual([
    "Is it available?",
    "More photos",
    "See it Saturday",
  ]);
  expect(call.href).toBe("tel:+14175550163");
});

test("is a general message without a vehicle, or with one that this visitor may not see", async () => {
  for (const page of ["/contact-us?about=general", `/contact-us?about=purchase&vin=${hidden.vin}`]) {
    const { vehicle, form, phrases } = await panelOf(page);
    expect(vehicle).toBeNull();
    expect(form.hidden["kind"]).toBe("CONTACT_GENERAL");
    expect(form.hidden).not.toHaveProperty("vin");
    expect(phrases.list).toEqual([]);
  }
});

test("is in the page's language, for the selected store", async () => {
  const { title, form } = await panelOf("/es/contact-us?about=general", {
    cookie: "userSelectedStore=airport",
  });
  expect(title).toBe("Mensaje a Larkspur Airport");
  expect(form.hidden["locale"]).toBe("es");
  expect(form.action).toContain("/stores/airport/");
});

test("starts with what the visitor gave before", async () => {
  const cookie = await visitorCookie({ ...NEW_VISITOR, firstName: "Ada", email: "ada@example.com" });
  const { form } = await panelOf("/contact-us?about=general", {
    cookie: `allowCookies=functional; ${cookie}`,
  });
  expect(form.fields.find(({ name }) => name === "email")?.value).toBe("ada@example.com");
});

test("says whether a message may open locked prices", async () => {
  expect((await panelOf("/contact-us")).isLocked).toBe(true);
  expect((await panelOf("/contact-us", { cookie: await unlockedCookie() })).isLocked).toBe(false);
});

test("keeps another site's address out of the lead", async () => {
  const { form } = await panelOf("/contact-us", { from: "https://elsewhere.example/" });
  expect(form.hidden["page"]).toBe("/contact-us");
});

test.each(["/unlock", "", "https://elsewhere.example/contact-us", "//elsewhere.example/contact-us"])(
  "refuses %j, which is not the contact page",
  async (page) => {
    expect((await answer(page)).status).toBe(404);
  },
);
