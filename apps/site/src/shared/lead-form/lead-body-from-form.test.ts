import { parseLead } from "@forecourt/leads";
import { describe, expect, it } from "vitest";
import { isSuspicious, leadBodyFromForm } from "./lead-body-from-form.ts";

const person = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "417-555-0123" };

describe("leadBodyFromForm", () => {
  it("makes a lead that the API takes, with the words that were shown and the vehicle it is about", () => {
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

  it("takes a trade's fields for a trade only, and our vehicle for anything else", () => {
    const values = { ...person, vin: "JA4J4VAR4RZ004417", make: "Kia", message: "Hello" };
    for (const kind of ["CONTACT_TRADE", "SELL_OR_TRADE", "SERVICE"]) {
      expect(leadBodyFromForm({ ...values, kind })["vehicle"]).toEqual({ make: "Kia" });
    }
    expect(leadBodyFromForm({ ...values, kind: "APPLY_FINANCING" })["vehicle"]).toEqual({ vin: values.vin });
    expect(leadBodyFromForm({ ...values, kind: "CONTACT_PARTS" })["vehicle"]).toEqual({ vin: values.vin });
    expect(leadBodyFromForm({ ...values, kind: "UNLOCK_PRICE" })).not.toHaveProperty("comments");
  });

  it("agrees to nothing where nothing was shown", () => {
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
