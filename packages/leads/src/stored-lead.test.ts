import { describe, expect, it } from "vitest";
import { LEAD_KINDS } from "./lead-kinds.ts";
import { parseLead } from "./parse-lead.ts";
import { stockVin } from "./stored-lead.ts";
import { outlander, person, sampleBody, sampleLead, store } from "./testing/sample-leads.ts";

const vinOf = (body: unknown) => {
  const parsed = parseLead(body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return stockVin(parsed.value);
};

describe("stockVin", () => {
  const own = ["SELL_OR_TRADE", "CONTACT_TRADE", "CONTACT_SERVICE", "SERVICE"];

  it.each(LEAD_KINDS)("%s", (kind) => {
    const body = { ...sampleBody(kind), vehicle: { vin: outlander.vin } };
    expect(vinOf(body)).toBe(own.includes(kind) ? null : outlander.vin);
  });

  it("returns the wanted vehicle's VIN for a trade", () => {
    const details = { purchaseVin: outlander.vin?.toLowerCase() };
    expect(vinOf({ ...sampleBody("SELL_OR_TRADE"), details })).toBe(outlander.vin);
  });
});

describe("storedLead", () => {
  it("is unchanged after a JSON round trip", () => {
    for (const kind of LEAD_KINDS) {
      const lead = sampleLead(kind);
      expect(JSON.parse(JSON.stringify(lead))).toEqual(lead);
    }
  });

  it("prefers the stock vehicle's data to submitted data, except the interest", () => {
    const vehicle = { vin: outlander.vin, make: "Ferrari", price: 1, interest: "lease" };
    const lead = store({ kind: "UNLOCK_PRICE", customer: person, vehicle }, outlander);
    expect(lead.vehicle).toEqual({ ...outlander, interest: "lease" });
  });

  it("keeps a vehicle that is not in stock as described", () => {
    const lead = store({ kind: "UNLOCK_PRICE", customer: person, vehicle: { make: "Ferrari" } });
    expect(lead.vehicle).toMatchObject({ make: "Ferrari", vin: null, priceLines: [] });
  });

  it("has no vehicle without submitted data", () => {
    const lead = store({ kind: "UNLOCK_PRICE", customer: person, vehicle: { make: " " } });
    expect(lead.vehicle).toBeNull();
  });

  it("keeps the trade-in of any form with one", () => {
    expect(sampleLead("UNLOCK_PRICE").tradeIn?.model).toBe("CR-V");
    expect(sampleLead("SELL_OR_TRADE").tradeIn).toBeNull();
  });
});
