import { describe, expect, it } from "vitest";
import { type LeadRouting, routeLead } from "./route-lead.ts";

const to = (email: string) => [{ email }];

const routing: LeadRouting = {
  default: { type: "adf", recipients: [{ email: "crm@example.com", resend: "as-new" }] },
  kinds: {
    CAREERS: { type: "text", subject: "Job application", recipients: to("hr@example.com") },
    SERVICE: { subject: "Service request" },
  },
  stores: {
    north: {
      default: { recipients: to("north@example.com") },
      kinds: { SERVICE: { recipients: to("north-service@example.com"), type: "text" } },
    },
  },
};

describe("routeLead", () => {
  it.each([
    ["CONTACT_GENERAL", "north", false, "crm@example.com", "adf", "Website Lead"],
    ["CONTACT_GENERAL", "north", true, "north@example.com", "adf", "Website Lead"],
    ["CONTACT_GENERAL", "airport", true, "crm@example.com", "adf", "Website Lead"],
    ["CAREERS", "north", false, "hr@example.com", "text", "Job application"],
    ["CAREERS", "north", true, "hr@example.com", "text", "Job application"],
    ["SERVICE", "north", false, "crm@example.com", "adf", "Service request"],
    ["SERVICE", "north", true, "north-service@example.com", "text", "Service request"],
    ["CONTACT_GENERAL", "constructor", true, "crm@example.com", "adf", "Website Lead"],
  ] as const)("%s of %s, production %s", (kind, storeId, production, email, type, subject) => {
    const routes = routeLead(kind, routing, { storeId, production });
    expect(routes.map((route) => [route.email, route.type, route.subject])).toEqual([[email, type, subject]]);
  });

  it("makes one numbered copy per recipient, each once, with its own resend setting", () => {
    const recipients = [
      { email: "a@example.com", resend: "as-new" as const },
      { email: "b@example.com" },
      { email: "a@example.com", resend: "as-new" as const },
    ];
    const routes = routeLead(
      "SERVICE",
      { default: { type: "text", recipients } },
      { storeId: "north", production: true },
    );
    expect(routes).toEqual([
      { email: "a@example.com", resend: "as-new", copy: 0, type: "text", subject: "Website Lead" },
      { email: "b@example.com", resend: "as-resend", copy: 1, type: "text", subject: "Website Lead" },
    ]);
  });

  it("sends a message for a person to their address too, as text and once", () => {
    const people = { "dana-morales": { email: "dana@example.com" } };
    const routesFor = (person: string | null, recipients = to("crm@example.com")) =>
      routeLead(
        "CONTACT_PURCHASE",
        { default: { type: "adf", subject: "Question", recipients }, people },
        { storeId: "north", production: true, person },
      ).map(({ email, type, subject, copy }) => [email, type, subject, copy]);
    const department = ["crm@example.com", "adf", "Question", 0];
    expect(routesFor("dana-morales")).toEqual([
      ["crm@example.com", "adf", "Question", 0],
      ["dana@example.com", "text", "Question", 1],
    ]);
    expect(routesFor("dana-morales", to("dana@example.com"))).toEqual([
      ["dana@example.com", "adf", "Question", 0],
    ]);
    for (const nobody of [null, "", "priya-raman", "constructor"])
      expect(routesFor(nobody)).toEqual([department]);
  });

  it("routes personalized pricing like an unlock of prices, with its own settings over those", () => {
    const where = { storeId: "north", production: true };
    const unlock = { subject: "Price request", recipients: to("prices@example.com") };
    const kinds = { UNLOCK_PRICE: unlock };
    const [as] = routeLead("PERSONALIZED_PRICING", { ...routing, kinds }, where);
    expect(as).toMatchObject({ email: "prices@example.com", subject: "Price request" });
    const both = { ...kinds, PERSONALIZED_PRICING: { subject: "Personalized pricing" } };
    const [own] = routeLead("PERSONALIZED_PRICING", { ...routing, kinds: both }, where);
    expect(own).toMatchObject({ email: "prices@example.com", subject: "Personalized pricing" });
    const [other] = routeLead("UNLOCK_PRICE", { ...routing, kinds: both }, where);
    expect(other?.subject).toBe("Price request");
  });

  it("is empty without recipients", () => {
    const nobody: LeadRouting = { default: { type: "adf", recipients: [] } };
    expect(routeLead("SERVICE", nobody, { storeId: "north", production: true })).toEqual([]);
  });
});
