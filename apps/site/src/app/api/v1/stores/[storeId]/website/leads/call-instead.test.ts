import { exampleVehicle } from "@forecourt/inventory/testing";
import { type AdfPayload, leadPayload, type StoredLead } from "@forecourt/leads";
import { describe, expect, it } from "vitest";
import { openPendingUnlock } from "#server/cookies/pending-unlock.ts";
import {
  cookiesOf,
  formRequest,
  jsonRequest,
  LEAD_SITE_SECRET,
  useLeadSite,
} from "#testing/use-lead-site.ts";
import { POST } from "./route.ts";

const car = exampleVehicle();
const site = useLeadSite([car]);
const PATH = "/api/v1/stores/north/website/leads";
const customer = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "(417) 555-0123" };
const unlock = { kind: "UNLOCK_PRICE", customer, vehicle: { vin: car.vin }, locale: "en" };

const send = (request: Request) => POST(request, { params: Promise.resolve({ storeId: "north" }) });
const ask = (cookies: readonly string[]) =>
  send(jsonRequest(PATH, { ...unlock, details: { call: true } }, { cookies }));

/** What the dealership's CRM gets of a lead. */
const atTheCrm = (lead: StoredLead) =>
  leadPayload(
    lead,
    { email: "crm@example.com", type: "adf", subject: "Website Lead", resend: "as-resend", copy: 0 },
    {
      name: "Larkspur",
      timeZone: "America/Chicago",
      generalManager: { fullName: "Grace", email: "gm@example.com", phone: "+14175550100" },
      provider: {
        service: "Leads",
        url: "https://example.com/",
        email: "web@example.com",
        phone: "+14175550101",
      },
    },
  ) as AdfPayload;

describe("a shopper who wants a call instead of the code", () => {
  it("reaches the CRM with the wish, and gets no other code", async () => {
    const first = await send(jsonRequest(PATH, unlock));
    expect(await first.clone().json()).toMatchObject({ unlock: "code-sent" });
    const second = await ask(cookiesOf(first));
    expect(await second.clone().json()).toMatchObject({ unlock: "call" });
    const { leads, codes } = await site.opened();
    expect(codes).toHaveLength(1);
    expect(leads.map((lead) => lead.kind)).toEqual(["UNLOCK_PRICE", "UNLOCK_PRICE"]);
    const [plain, asking] = leads.map((lead) => atTheCrm(lead));
    expect(plain?.comments ?? "").not.toMatch(/call/i);
    expect(asking?.comments).toContain("Please call: the shopper wants a call");
    expect(asking?.prospect.attributes.status).toBe("resend");
    expect(asking?.customer.contact.phone.value).toBe("417-555-0123");
    expect(asking?.vehicle?.value.vin).toBe(car.vin);
  });

  it("can still use the code", async () => {
    const asked = await ask(cookiesOf(await send(jsonRequest(PATH, unlock))));
    const pending = cookiesOf(asked).find((cookie) => cookie.startsWith("pending-unlock="));
    const details = await openPendingUnlock(pending?.split("=")[1], LEAD_SITE_SECRET);
    expect(details?.profile.phone).toContain("4175550123");
  });

  it("is one lead when pressed twice", async () => {
    const cookies = cookiesOf(await send(jsonRequest(PATH, unlock)));
    const [once, twice] = [await ask(cookies), await ask(cookies)];
    expect((await once.json()).leadId).toBe((await twice.json()).leadId);
  });

  it("goes on to the promise without scripts, also without cookies", async () => {
    const values = { ...customer, kind: "UNLOCK_PRICE", vin: car.vin, call: "1", next: "/cars-for-sale" };
    const response = await send(formRequest(PATH, values));
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(
      `/unlock/verify?vin=${car.vin}&next=%2Fcars-for-sale&notice=call`,
    );
    const { leads, codes } = await site.opened();
    expect(leads).toHaveLength(1);
    expect(codes).toHaveLength(0);
  });
});
