import { describe, expect, it } from "vitest";
import type { AdfContact, AdfDocument, AdfProspect, AdfVehicle } from "../adf-document.ts";
import { documentPath } from "../testing/document-path.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import type { AdfIssueCode } from "./adf-issue.ts";
import { checkAdf } from "./check-adf.ts";

const prospect = sampleDocument.prospects[0]!;
const vehicle = prospect.vehicles[0]!;
const { contact } = prospect.customer;
const provider = prospect.provider!;

const withProspect = (part: Partial<AdfProspect>): AdfDocument => ({ prospects: [{ ...prospect, ...part }] });
const withVehicle = (part: Partial<AdfVehicle>) => withProspect({ vehicles: [{ ...vehicle, ...part }] });
const withContact = (part: Partial<AdfContact>) =>
  withProspect({ customer: { ...prospect.customer, contact: { ...contact, ...part } } });
const withPhone = (value: string) => withContact({ email: undefined, phones: [{ value }] });
const withEmail = (value: string) => withContact({ email: { value }, phones: [] });
const named = (value: string) => withProspect({ provider: { ...provider, name: { value } } });

const PROSPECT = "prospects.0";
const VEHICLE = "prospects.0.vehicles.0";
const CONTACT = "prospects.0.customer.contact";
const unreachable = { path: documentPath(CONTACT), code: "contact.unreachable", severity: "error" };

describe("documents without issues", () => {
  it.each<[string, AdfDocument]>([
    ["a complete lead", sampleDocument],
    [
      "a vehicle that reads Not provided",
      withVehicle({ year: "Not provided", make: "Not provided", model: "x" }),
    ],
    ["a VIN that reads Not provided", withVehicle({ vin: "Not provided" })],
    ["a blank VIN", withVehicle({ vin: " " })],
    ["a blank transmission", withVehicle({ transmission: "" })],
    ["a manual transmission", withVehicle({ transmission: "M" })],
    ["no transmission", withVehicle({ transmission: undefined })],
    [
      "a negative price, as for a relative price",
      withVehicle({ price: { value: -500.5, delta: "relative" } }),
    ],
    ["a mileage of zero", withVehicle({ odometer: { value: 0 } })],
    ["only year, make and model", withProspect({ vehicles: [{ year: 2023, make: "m", model: "n" }] })],
    ["a phone only", withContact({ email: undefined })],
    ["an email only", withContact({ phones: undefined })],
    ["a phone of ten digits", withPhone("417-555-0142")],
    ["a price without cents", withVehicle({ price: { value: 25890 } })],
    ["a foreign phone that ends in one digit ten times", withPhone("+44 99 9999 9999")],
    ["a foreign phone that begins with one digit ten times", withPhone("+999 9999 999912")],
    ["a phone of fifteen digits", withPhone("+12 3456 7890 12345")],
    ["a phone with an extension", withPhone("417-555-0142 x1234567")],
    [
      "one working phone of two",
      withContact({ email: undefined, phones: [{ value: "Not provided" }, { value: "4175550142" }] }),
    ],
    ["one known name of two", withContact({ names: [{ value: "Not provided" }, { value: "Ada" }] })],
    [
      "a request in UTC with fractions of a second",
      withProspect({ requestDate: "2024-02-29T23:59:59.123Z" }),
    ],
    ["a request with the largest UTC offset", withProspect({ requestDate: "2026-12-31T00:00:00+14:00" })],
    ["a provider with a year in its name", named("Website 2026")],
    ["a provider with a short number in its name", named("Website 1-20-30")],
    ["a provider without email and phone", withProspect({ provider: { name: provider.name } })],
  ])("%s", (_name, document) => {
    expect(checkAdf(document)).toEqual([]);
  });
});

describe("documents with issues", () => {
  it.each<[AdfIssueCode, string, AdfDocument]>([
    ["prospect.missing", "prospects", { prospects: [] }],
    ["vehicle.missing", `${PROSPECT}.vehicles`, withProspect({ vehicles: [] })],
    ["year.invalid", `${VEHICLE}.year`, withVehicle({ year: "23" })],
    ["year.invalid", `${VEHICLE}.year`, withVehicle({ year: "02023" })],
    ["make.missing", `${VEHICLE}.make`, withVehicle({ make: " " })],
    ["model.missing", `${VEHICLE}.model`, withVehicle({ model: "\n" })],
    ["odometer.invalid", `${VEHICLE}.odometer`, withVehicle({ odometer: { value: "18,422" } })],
    ["odometer.invalid", `${VEHICLE}.odometer`, withVehicle({ odometer: { value: "18422 mi" } })],
    ["odometer.invalid", `${VEHICLE}.odometer`, withVehicle({ odometer: { value: "" } })],
    ["price.invalid", `${VEHICLE}.price`, withVehicle({ price: { value: "$25,890" } })],
    ["price.invalid", `${VEHICLE}.price`, withVehicle({ price: { value: "25890." } })],
    ["price.invalid", `${VEHICLE}.price`, withVehicle({ price: { value: "25890 USD" } })],
    ["transmission.invalid", `${VEHICLE}.transmission`, withVehicle({ transmission: "CVT" })],
    ["transmission.invalid", `${VEHICLE}.transmission`, withVehicle({ transmission: "AM" })],
    ["name.missing", `${CONTACT}.names`, withContact({ names: [{ value: "Not provided" }] })],
    ["name.missing", `${CONTACT}.names`, withContact({ names: [] })],
    ["contact.unreachable", CONTACT, withPhone("Not provided")],
    ["contact.unreachable", CONTACT, withEmail("Not provided")],
    ["contact.unreachable", CONTACT, withContact({ email: undefined, phones: undefined })],
    [
      "contact.unreachable",
      `${PROSPECT}.vendor.contact`,
      withProspect({ vendor: { name: "n", contact: { names: [{ value: "x" }] } } }),
    ],
    [
      "name.missing",
      `${PROSPECT}.vendor.contact.names`,
      withProspect({ vendor: { name: "n", contact: { ...contact, names: [] } } }),
    ],
    [
      "vendorname.missing",
      `${PROSPECT}.vendor.name`,
      withProspect({ vendor: { ...prospect.vendor, name: "" } }),
    ],
  ])("error %s at %s", (code, path, document) => {
    expect(checkAdf(document)).toEqual([{ path: documentPath(path), code, severity: "error" }]);
  });

  it.each<[AdfIssueCode, string, AdfDocument]>([
    ["prospect.several", "prospects", { prospects: [prospect, prospect] }],
    ["status.resend", `${PROSPECT}.status`, withProspect({ status: "resend" })],
    ["vin.invalid", `${VEHICLE}.vin`, withVehicle({ vin: "JA4J4VA85PZ00000" })],
    ["vin.invalid", `${VEHICLE}.vin`, withVehicle({ vin: "JA4J4VA85PZ0000011" })],
    ["vin.invalid", `${VEHICLE}.vin`, withVehicle({ vin: "JA4J4VA85PZ00000O" })],
    [
      "phone.invalid",
      `${CONTACT}.phones.1`,
      withContact({ phones: [{ value: "4175550142" }, { value: "555-0142" }] }),
    ],
    ["email.invalid", `${CONTACT}.email`, withContact({ email: { value: "ada@" } })],
    ["provider.missing", `${PROSPECT}.provider`, withProspect({ provider: undefined })],
    ["provider.missing", `${PROSPECT}.provider`, named("Not provided")],
    [
      "email.invalid",
      `${PROSPECT}.provider.email`,
      withProspect({ provider: { ...provider, email: { value: "web" } } }),
    ],
    [
      "phone.invalid",
      `${PROSPECT}.provider.phone`,
      withProspect({ provider: { ...provider, phone: { value: "call us" } } }),
    ],
    ["private.ssn", `${VEHICLE}.comments`, withVehicle({ comments: "078-05-1120" })],
    [
      "private.ssn",
      `${PROSPECT}.customer.comments`,
      withProspect({ customer: { contact, comments: "078-05-1120" } }),
    ],
  ])("warning %s at %s", (code, path, document) => {
    expect(checkAdf(document)).toEqual([{ path: documentPath(path), code, severity: "warning" }]);
  });

  it("reports the path in a second prospect and vehicle", () => {
    const second = { ...prospect, vehicles: [vehicle, { ...vehicle, year: "x" }] };
    expect(checkAdf({ prospects: [prospect, second] })).toContainEqual({
      code: "year.invalid",
      path: documentPath("prospects.1.vehicles.1.year"),
      severity: "error",
    });
  });

  it.each([
    "2026-11-20",
    "2026-11-20T10:32:05",
    "2026-11-20T10:32Z",
    "2026-13-20T10:32:05Z",
    "2026-00-20T10:32:05Z",
    "2026-11-31T10:32:05Z",
    "2026-02-29T10:32:05Z",
    "2026-11-00T10:32:05Z",
    "2026-11-20T24:00:00Z",
    "2026-11-20T10:60:05Z",
    "2026-11-20T10:32:60Z",
    "2026-11-20T10:32:05+15:00",
    "2026-11-20T10:32:05-0600",
    "2026-11-20 10:32:05Z",
    " 2026-11-20T10:32:05Z",
    "2026-11-20T10:32:05Z ",
    "11/20/2026 10:32 AM",
    "Not provided",
    "",
  ])("rejects the request date %j", (requestDate) => {
    expect(checkAdf(withProspect({ requestDate }))).toEqual([
      { path: documentPath(`${PROSPECT}.requestDate`), code: "requestdate.invalid", severity: "error" },
    ]);
  });

  it.each([
    "555-0142",
    "555-0142 x123",
    "999-999-9999 x12",
    "417555014",
    "1234567890123456",
    "+19999999999",
    "9999999999",
    "0000000000",
    "call me",
  ])("rejects the phone %j", (phone) => {
    const issue = { path: documentPath(`${CONTACT}.phones.0`), code: "phone.invalid", severity: "warning" };
    expect(checkAdf(withPhone(phone))).toEqual([issue, unreachable]);
  });

  it.each([
    "ada",
    "ada@example",
    "a@b.co,c@d.co",
    "a@b.co;c@d.co",
    "<a@b.co>",
    "a b@c.co",
    "a@b@c.co",
    "a@b.c d",
  ])("rejects the email %j", (email) => {
    const issue = { path: documentPath(`${CONTACT}.email`), code: "email.invalid", severity: "warning" };
    expect(checkAdf(withEmail(email))).toEqual([issue, unreachable]);
  });

  it.each([
    "Website - 10023",
    "Website 2026-11-20",
    "Website 11/20",
    `Website ${prospect.ids![0]!.value}`,
    `Website ${prospect.customer.ids![0]!.value}`,
    `Website ${contact.email!.value}`,
  ])("rejects a provider name that differs from lead to lead: %j", (name) => {
    expect(checkAdf(named(name))).toEqual([
      { path: documentPath(`${PROSPECT}.provider.name`), code: "provider.unstable", severity: "warning" },
    ]);
  });

  it("accepts a provider name when the lead has no ids", () => {
    const bare = {
      ...prospect,
      ids: [{ value: "" }],
      customer: { contact: { ...contact, email: undefined } },
    };
    expect(checkAdf({ prospects: [bare] })).toEqual([]);
    expect(checkAdf({ prospects: [{ ...bare, ids: undefined }] })).toEqual([]);
  });
});

describe("text longer than the CRM's field", () => {
  const text = (length: number) => "a".repeat(length);
  const lengths: [limit: number, path: string, of: (value: string) => AdfDocument][] = [
    [40, `${CONTACT}.names.0`, (value) => withContact({ names: [{ part: "first", value }] })],
    [80, `${CONTACT}.names.1`, (value) => withContact({ names: [{ value: "x" }, { part: "last", value }] })],
    [80, `${CONTACT}.names.0`, (value) => withContact({ names: [{ value }] })],
    [255, `${CONTACT}.address.streets.1`, (value) => withContact({ address: { streets: ["x", value] } })],
    [40, `${CONTACT}.address.city`, (city) => withContact({ address: { streets: [], city } })],
    [
      80,
      `${CONTACT}.address.regionCode`,
      (regionCode) => withContact({ address: { streets: [], regionCode } }),
    ],
    [
      20,
      `${CONTACT}.address.postalCode`,
      (postalCode) => withContact({ address: { streets: [], postalCode } }),
    ],
    [4000, `${VEHICLE}.comments`, (comments) => withVehicle({ comments })],
    [4000, `${PROSPECT}.customer.comments`, (comments) => withProspect({ customer: { contact, comments } })],
  ];

  it.each(lengths)("%i characters at %s", (limit, path, of) => {
    expect(checkAdf(of(text(limit)))).toEqual([]);
    expect(checkAdf(of(text(limit + 1)))).toEqual([
      { path: documentPath(path), code: "text.too-long", severity: "warning" },
    ]);
  });

  it("80 characters of an email, 40 of a phone", () => {
    const email = (length: number) => `${text(length - 11)}@example.us`;
    const phone = (length: number) => "4175550142".padEnd(length);
    expect(checkAdf(withEmail(email(80)))).toEqual([]);
    expect(checkAdf(withEmail(email(81)))).toEqual([
      { path: documentPath(`${CONTACT}.email`), code: "text.too-long", severity: "warning" },
    ]);
    expect(checkAdf(withPhone(phone(40)))).toEqual([]);
    expect(checkAdf(withPhone(phone(41)))).toEqual([
      { path: documentPath(`${CONTACT}.phones.0`), code: "text.too-long", severity: "warning" },
    ]);
  });
});
