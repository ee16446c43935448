import { parseLead } from "@forecourt/leads";
import { describe, expect, it } from "vitest";
import { isSuspicious, leadBodyFromForm } from "./lead-body-from-form.ts";

const person = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "417-555-0123" };

describe("leadBodyFromForm", () => {
  it("builds a valid lead with the consent version and the vehicle", () => {
    const body = leadBodyFromForm({
      kind: "CONTACT_PURCHASE",
      locale: "en",
      page: "/contact-us",
      vin: "JA4J4VAR4RZ004417",
      consent: "0123456789ab",
      message: "Hello",
      website: "",
      ...person,
    });
    expect(body).toEqual({
      kind: "CONTACT_PURCHASE",
      locale: "en",
      page: "/contact-us",
      customer: person,
      comments: "Hello",
      vehicle: { vin: "JA4J4VAR4RZ004417" },
      consent: { version: "0123456789ab", granted: true },
    });
    expect(parseLead(body).ok).toBe(true);
  });

  it("names the staff member of a contact form, and of no other form", () => {
    const values = { ...person, person: "dana-morales", message: "Hello" };
    const details = (kind: string) => leadBodyFromForm({ ...values, kind })["details"];
    expect(details("CONTACT_SERVICE")).toEqual({ person: "dana-morales" });
    expect(details("CAREERS")).toBeUndefined();
  });

  it("sends the shopper's own vehicle for trades and service, otherwise ours", () => {
    const values = { ...person, vin: "JA4J4VAR4RZ004417", make: "Kia", message: "Hello" };
    for (const kind of ["CONTACT_TRADE", "SELL_OR_TRADE", "SERVICE"]) {
      expect(leadBodyFromForm({ ...values, kind })["vehicle"]).toEqual({ make: "Kia" });
    }
    expect(leadBodyFromForm({ ...values, kind: "APPLY_FINANCING" })["vehicle"]).toEqual({ vin: values.vin });
    expect(leadBodyFromForm({ ...values, kind: "CONTACT_PARTS" })["vehicle"]).toEqual({ vin: values.vin });
    expect(leadBodyFromForm({ ...values, kind: "UNLOCK_PRICE" })).not.toHaveProperty("comments");
  });

  it("builds a pre-approval with its own terms, and a budget only without a vehicle", () => {
    const own = { budgetKind: "month", budget: "$400", cashDown: "$2,000", creditRange: "600-619" };
    const values = { kind: "APPLY_FINANCING", form: "pre-approval", terms: "0,0,850,72", ...person, ...own };
    const pricing = { cashDown: "$2,000", creditRange: "600-619" };
    expect(leadBodyFromForm(values)["details"]).toEqual({
      budget: { kind: "month", amount: "$400" },
      pricing,
    });
    const withVehicle = leadBodyFromForm({ ...values, vin: "JA4J4VAR4RZ004417" });
    expect(withVehicle).toMatchObject({ vehicle: { vin: "JA4J4VAR4RZ004417" }, details: { pricing } });
    expect(withVehicle["details"]).not.toHaveProperty("budget");
  });

  it("has no consent when no consent text was shown", () => {
    expect(leadBodyFromForm({ kind: "CONTACT_GENERAL", ...person })).not.toHaveProperty("consent");
  });
});

describe("isSuspicious", () => {
  it.each([
    [{ website: "x" }, true],
    [{ website: "", elapsed: "1499" }, true],
    [{ elapsed: 1500 }, false],
    [{ elapsed: "" }, false],
    [{ elapsed: "soon" }, false],
    [{}, false],
    [null, false],
    ["website", false],
  ])("%j: %s", (sent, expected) => {
    expect(isSuspicious(sent)).toBe(expected);
  });
});
