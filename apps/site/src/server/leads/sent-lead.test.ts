import { parseLead } from "@forecourt/leads";
import { expect, it } from "vitest";
import { useTestSite } from "#testing/use-test-site.ts";
import { sentLead } from "./sent-lead.ts";

useTestSite();

const customer = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "(417) 555-0123" };
const vin = "JA4J4VAR4RZ004417";

function sent(body: Record<string, unknown>) {
  const parsed = parseLead({ customer, ...body });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return sentLead(parsed.value);
}

it("holds the first name and which parts were given, not what they say", () => {
  const lead = sent({
    kind: "CONTACT_PURCHASE",
    comments: "Is it red?",
    vehicle: { vin },
    terms: "2000,0,700,60",
  });
  expect(lead).toEqual({
    kind: "CONTACT_PURCHASE",
    vin,
    firstName: "Ana",
    given: ["message", "terms", "email", "phone"],
    person: null,
  });
});

it("tells the shopper's own vehicle from the dealer's", () => {
  const own = { make: "Honda", model: "Fit", year: 2019, mileage: 40_000, price: 9_000 };
  expect(sent({ kind: "CONTACT_TRADE", comments: "Hello", vehicle: own }).given).toContain("ownVehicle");
});

it.each([
  ["dana-morales", "dana-morales"],
  ["nobody-known", null],
  ["", null],
])("knows the staff member of a message: %j", (sentSlug, person) => {
  const details = { person: sentSlug };
  expect(sent({ kind: "CONTACT_PURCHASE", comments: "Is it red?", details }).person).toBe(person);
});
