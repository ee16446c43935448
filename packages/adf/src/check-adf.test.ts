import { describe, expect, it } from "vitest";
import type { AdfContact, AdfDocument, AdfProspect, AdfVehicle } from "./adf-document.ts";
import { type AdfIssueCode, checkAdf } from "./check-adf.ts";
import { sampleDocument } from "./testing/sample-document.ts";

const prospect = sampleDocument.prospects[0]!;
const vehicle = prospect.vehicles[0]!;
const contact = prospect.customer.contact;

const withProspect = (part: Partial<AdfProspect>): AdfDocument => ({ prospects: [{ ...prospect, ...part }] });
const withVehicle = (part: Partial<AdfVehicle>) => withProspect({ vehicles: [{ ...vehicle, ...part }] });
const withContact = (part: Partial<AdfContact>) =>
  withProspect({ customer: { contact: { ...contact, ...part } } });

describe("checkAdf", () => {
  it("finds nothing wrong with a complete lead", () => {
    expect(checkAdf(sampleDocument)).toEqual([]);
  });

  it("accepts a vehicle that reads Not provided", () => {
    expect(
      checkAdf(
        withProspect({ vehicles: [{ year: "Not provided", make: "Not provided", model: "Not provided" }] }),
      ),
    ).toEqual([]);
  });

  it("accepts a shopper with a phone only, or an email only", () => {
    expect(checkAdf(withContact({ email: undefined }))).toEqual([]);
    expect(checkAdf(withContact({ phones: [] }))).toEqual([]);
  });

  const cases: [AdfIssueCode, string, AdfDocument][] = [
    ["prospect.missing", "prospects", { prospects: [] }],
    ["requestdate.invalid", "prospects.0.requestDate", withProspect({ requestDate: "2026-11-20" })],
    ["requestdate.invalid", "prospects.0.requestDate", withProspect({ requestDate: "2026-11-20T10:32:05" })],
    ["requestdate.invalid", "prospects.0.requestDate", withProspect({ requestDate: "2026-13-20T10:32:05Z" })],
    ["vehicle.missing", "prospects.0.vehicles", withProspect({ vehicles: [] })],
    ["year.invalid", "prospects.0.vehicles.0.year", withVehicle({ year: "23" })],
    ["make.missing", "prospects.0.vehicles.0.make", withVehicle({ make: " " })],
    ["model.missing", "prospects.0.vehicles.0.model", withVehicle({ model: "\u0000" })],
    ["vin.invalid", "prospects.0.vehicles.0.vin", withVehicle({ vin: "JA4J4VA85PZ00000" })],
    ["odometer.invalid", "prospects.0.vehicles.0.odometer", withVehicle({ odometer: { value: "18,422" } })],
    ["price.invalid", "prospects.0.vehicles.0.price", withVehicle({ price: { value: "$25,890" } })],
    ["transmission.invalid", "prospects.0.vehicles.0.transmission", withVehicle({ transmission: "CVT" })],
    [
      "name.missing",
      "prospects.0.customer.contact.names",
      withContact({ names: [{ value: "Not provided" }] }),
    ],
    ["email.invalid", "prospects.0.customer.contact.email", withContact({ email: { value: "ada@" } })],
    [
      "email.invalid",
      "prospects.0.customer.contact.email",
      withContact({ email: { value: "a@b.co,c@d.co" } }),
    ],
    [
      "phone.invalid",
      "prospects.0.customer.contact.phones.0",
      withContact({ phones: [{ value: "555-0142" }] }),
    ],
    [
      "contact.unreachable",
      "prospects.0.customer.contact",
      withContact({ email: undefined, phones: [{ value: "Not provided" }] }),
    ],
    [
      "vendorname.missing",
      "prospects.0.vendor.name",
      withProspect({ vendor: { ...prospect.vendor, name: "" } }),
    ],
    ["provider.missing", "prospects.0.provider", withProspect({ provider: undefined })],
    [
      "phone.invalid",
      "prospects.0.provider.phone",
      withProspect({ provider: { ...prospect.provider!, phone: { value: "call us" } } }),
    ],
  ];

  it.each(cases)("reports %s at %s", (code, path, document) => {
    expect(checkAdf(document)).toContainEqual({ code, path });
    expect(checkAdf(document)).toHaveLength(1);
  });
});
