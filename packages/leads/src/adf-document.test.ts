import { buildAdf, checkAdf, NOT_PROVIDED } from "@forecourt/adf";
import { readAdf } from "@forecourt/adf/read";
import { anyText, elements, NAUGHTY_STRINGS, readXml, validateAdf } from "@forecourt/adf/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adfDocument } from "./adf-document.ts";
import { adfPayload } from "./adf-payload.ts";
import { LEAD_KINDS } from "./lead-kinds.ts";
import type { StoredLead } from "./stored-lead.ts";
import { runs, textsOf } from "./testing/mutation-run.ts";
import {
  dealership,
  outlander,
  person,
  route,
  sampleBody,
  sampleLead,
  store,
} from "./testing/sample-leads.ts";

const documentOf = (lead: StoredLead, facts = dealership) =>
  adfDocument({ payload: adfPayload(lead, route(), facts), lead, dealership: facts });
/** Also proves that the builder does not refuse the lead. */
const xmlOf = (lead: StoredLead, facts = dealership): string => {
  const build = buildAdf(documentOf(lead, facts));
  if (!build.ok) throw new Error(JSON.stringify(build.errors));
  return build.value;
};

describe("every kind", () => {
  it.each(LEAD_KINDS)("%s is valid and passes the CRM's checks", (kind) => {
    const lead = sampleLead(kind);
    expect(validateAdf(xmlOf(lead))).toEqual([]);
    expect(checkAdf(documentOf(lead))).toEqual([]);
  });

  it.each(LEAD_KINDS)("%s is parsed by a CRM as sent", (kind) => {
    const lead = sampleLead(kind);
    const reading = readAdf(xmlOf(lead));
    expect(reading.ok && reading.value).toMatchObject({
      notes: [],
      document: {
        prospects: [
          {
            status: "new",
            ids: [{ value: lead.id, sequence: 1, source: "Website" }],
            requestDate: lead.receivedAt,
            customer: {
              contact: {
                names: [
                  { part: "first", value: "Ada" },
                  { part: "last", value: "Lovelace" },
                ],
                email: { value: "ada@example.com" },
                phones: [{ type: "voice", time: "day", value: "417-555-0123" }],
                address: { type: "home", streets: ["12 Example St"], apartment: "4B", country: "US" },
              },
            },
            vendor: { name: "Larkspur Mitsubishi", ids: [{ value: "north" }] },
            provider: { name: { value: "Website - Website Lead" } },
          },
        ],
      },
    });
  });

  it.each(LEAD_KINDS)("%s is valid for any text input", (kind) => {
    const body = sampleBody(kind);
    const vehicle = (text: string) => ({
      make: `d${text}`,
      model: `e${text}`,
      trim: text,
      bodystyle: text,
      transmission: text,
    });
    const lead = (text: string) =>
      store({
        ...body,
        customer: {
          ...person,
          firstName: `a${text}`,
          lastName: `b${text}`,
          address: { address: text, city: text },
        },
        comments: `c${text}`,
        vehicle: { ...(body["vehicle"] as object), ...vehicle(text) },
      });
    const texts = textsOf(NAUGHTY_STRINGS).filter((text) => text.length <= 99);
    expect(texts.flatMap((text) => validateAdf(xmlOf(lead(text))))).toEqual([]);
  });

  it("loses the characters that XML forbids, so that it is still delivered", () => {
    const lead = { ...sampleLead("SERVICE"), comments: "Is it\u0000 still\uFFFF there?\uD800" };
    expect(xmlOf(lead)).toContain("Is it still there?");
  });

  it("is valid for any record, also ones that no form can submit", () => {
    const hostile = fc.record({ kind: fc.constantFrom(...LEAD_KINDS), text: anyText });
    fc.assert(
      fc.property(hostile, ({ kind, text }) => {
        const lead = sampleLead(kind);
        const xml = xmlOf(
          {
            ...lead,
            id: text,
            storeId: text,
            customer: { ...lead.customer, firstName: text, email: text },
            comments: text,
            vehicle: { ...outlander, make: text, vin: text, stockNumber: text, transmission: text },
          },
          { ...dealership, name: text, provider: { ...dealership.provider, url: text, phone: text } },
        );
        expect(validateAdf(xml)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe("fields that are not in the payload", () => {
  const read = (lead: StoredLead) => readXml(xmlOf(lead));
  const texts = (lead: StoredLead, name: string) => elements(read(lead), name).map(({ text }) => text);

  it("the lead's id, its time, the stock number and what the price includes", () => {
    const lead = sampleLead("UNLOCK_PRICE");
    const [prospect] = elements(read(lead), "prospect");
    expect(prospect?.children[0]).toMatchObject({
      name: "id",
      text: lead.id,
      attributes: { sequence: "1", source: "Website" },
    });
    expect(texts(lead, "requestdate")).toEqual(["2026-11-20T10:32:05-06:00"]);
    expect(texts(lead, "stock")).toEqual(["M10023A"]);
    expect(texts(lead, "price")).toEqual(["25890.50", "9500.00"]);
    expect(texts(lead, "pricecomments")).toEqual([
      "Includes documentary fee 245, thirty-day drive fee 10; excludes tax, title, registration",
    ]);
  });

  it("a second vehicle for a trade-in", () => {
    const vehicles = elements(read(sampleLead("UNLOCK_PRICE")), "vehicle");
    expect(vehicles.map(({ attributes }) => attributes)).toEqual([
      { interest: "buy", status: "used" },
      { interest: "trade-in", status: "used" },
    ]);
  });

  it("a vehicle with Not provided for leads without one", () => {
    const lead = store({ kind: "CONTACT_GENERAL", customer: person, comments: "Hello" });
    for (const name of ["year", "make", "model"]) expect(texts(lead, name)).toEqual(["Not provided"]);
  });

  it("the contact's and the prospect's comments in one element", () => {
    const [, customerComments] = texts(sampleLead("SCHEDULE_TEST_DRIVE"), "comments");
    expect(customerComments).toBe(
      "Form: Schedule test drive\nLanguage: Spanish\nConsent to be contacted: given (v3)\nIs it still there?",
    );
  });

  it("the extension behind the phone, which the CRM's checks accept", () => {
    const lead = sampleLead("SERVICE");
    lead.customer = { ...lead.customer, phone: "4175550123", phoneExtension: "1234567" };
    expect(texts(lead, "phone")[0]).toBe("417-555-0123 x1234567");
    expect(validateAdf(xmlOf(lead))).toEqual([]);
    expect(checkAdf(documentOf(lead))).toEqual([]);
  });

  it("Not provided for a missing name, and for a missing phone or email", () => {
    const byEmail = store({ kind: "SERVICE", customer: { email: "ada@example.com" } });
    const byPhone = store({ kind: "SERVICE", customer: { phone: "4175550123" } });
    expect(texts(byEmail, "phone")[0]).toBe("Not provided");
    expect(texts(byPhone, "email")[0]).toBe("Not provided");
    for (const lead of [byEmail, byPhone]) {
      expect(validateAdf(xmlOf(lead))).toEqual([]);
      expect(checkAdf(documentOf(lead)).map(({ code }) => code)).toEqual(["name.missing"]);
    }
  });

  it("no finance element, because emails must not contain financial data", () => {
    for (const kind of LEAD_KINDS) expect(texts(sampleLead(kind), "finance")).toEqual([]);
  });
});

describe("the whole document", () => {
  const prospectOf = (lead: StoredLead) => documentOf(lead).prospects[0]!;

  it("names the vendor's manager and the provider", () => {
    const { vendor, provider } = prospectOf(sampleLead("CONTACT_GENERAL"));
    expect(vendor.contact).toEqual({
      primaryContact: true,
      names: [{ part: "full", value: "Grace Hopper" }],
      email: { value: "gm@example.com" },
      phones: [{ type: "voice", value: "417-555-0100" }],
    });
    expect(provider).toMatchObject({
      name: { part: "full" },
      email: { value: "web@example.com" },
      phone: { type: "voice", value: "417-555-0101" },
    });
  });

  it("has every value of a vehicle in stock, and of one to trade in", () => {
    const [wanted, own] = prospectOf(sampleLead("UNLOCK_PRICE")).vehicles;
    expect(wanted).toMatchObject({
      ids: [{ sequence: 1, source: "Website", value: "JA4J4VA85PZ000001" }],
      ...{ year: 2023, make: "Mitsubishi", model: "Outlander", bodyStyle: "SUV" },
      odometer: { value: 18_422, units: "mi" },
      colorCombinations: [{ interiorColor: "Black", exteriorColor: "White Diamond", preference: 1 }],
      price: { type: "asking", currency: "USD", value: "25890.50" },
    });
    expect(own).toMatchObject({ ids: [], interest: "trade-in", status: "used", make: "Honda" });
  });

  it("leaves out what a shopper did not say", () => {
    const lead = sampleLead("CONTACT_PURCHASE");
    const { email: _, phone: __, ...customer } = lead.customer;
    const bare = { ...lead, customer: { ...customer, email: null, phone: null, address: null } };
    const vehicle = { ...outlander, vin: null, year: null, make: null, model: null, mileage: null };
    const { customer: sent, vehicles } = prospectOf({ ...bare, comments: null, vehicle } as StoredLead);
    expect(sent.contact).toMatchObject({
      email: { value: NOT_PROVIDED },
      phones: [{ type: "voice", time: "day", value: NOT_PROVIDED }],
      address: undefined,
    });
    expect(sent.contact.names).toEqual([
      { part: "first", type: "individual", value: "Ada" },
      { part: "last", type: "individual", value: "Lovelace" },
    ]);
    expect(sent.comments).not.toMatch(/^\n|\n$/);
    expect(vehicles[0]).toMatchObject({ ids: [], odometer: undefined });
    expect([vehicles[0]?.year, vehicles[0]?.make, vehicles[0]?.model]).toEqual(
      Array.from({ length: 3 }, () => NOT_PROVIDED),
    );
  });

  it("has an address without a street", () => {
    const lead = sampleLead("CONTACT_PURCHASE");
    const address = { ...lead.customer.address, type: null, address: null, apartment: null };
    const customer = { ...lead.customer, address } as StoredLead["customer"];
    expect(prospectOf({ ...lead, customer }).customer.contact.address).toMatchObject({
      ...{ type: "home", streets: [], city: "Springfield", country: "US" },
    });
  });

  it.each([
    ["CONTACT_PURCHASE", "new", "new"],
    ["CONTACT_PURCHASE", "used", "used"],
    ["CONTACT_PURCHASE", "certified", "used"],
    ["SELL_OR_TRADE", "new", "used"],
  ] as const)("a vehicle of %s in the condition %s is %s", (kind, condition, status) => {
    const lead = sampleLead(kind);
    const { vehicles } = prospectOf({ ...lead, vehicle: { ...outlander, condition } });
    expect(vehicles[0]?.status).toBe(status);
  });
});
