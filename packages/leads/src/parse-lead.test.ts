import { NAUGHTY_STRINGS } from "@forecourt/adf/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEAD_ERROR_CODES } from "./lead-errors.ts";
import { LEAD_KINDS, type LeadKind } from "./lead-kinds.ts";
import { parseLead } from "./parse-lead.ts";
import { runs } from "./testing/mutation-run.ts";
import { person, sampleBody } from "./testing/sample-leads.ts";

const errorsOf = (body: unknown) => {
  const parsed = parseLead(body);
  return parsed.ok ? [] : parsed.errors.map(({ path, code }) => `${path.join(".")} ${code}`).sort();
};
const leadOf = (body: unknown) => {
  const parsed = parseLead(body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
};
const contact = (part: object) => ({ kind: "CONTACT_GENERAL", customer: person, comments: "Hello", ...part });

const PERSON = [
  "customer.email required",
  "customer.firstName firstName",
  "customer.lastName lastName",
  "customer.phone required",
];
const REACHABLE = ["customer.email email-or-phone", "customer.phone email-or-phone"];
const MESSAGE = ["comments message"];
const TRADE = [
  "vehicle.make make",
  "vehicle.mileage mileage",
  "vehicle.model model",
  "vehicle.price price",
  "vehicle.year year",
];

describe("required fields of each kind", () => {
  const required: Record<LeadKind, string[]> = {
    UNLOCK_INVENTORY: PERSON,
    UNLOCK_PRICE: PERSON,
    SCHEDULE_TEST_DRIVE: PERSON,
    SELL_OR_TRADE: REACHABLE,
    CONTACT_PURCHASE: [...MESSAGE, ...PERSON],
    CONTACT_SERVICE: [...MESSAGE, ...PERSON],
    CONTACT_PARTS: [...MESSAGE, ...PERSON],
    CONTACT_BILLING: [...MESSAGE, ...PERSON],
    CONTACT_TRADE: [...MESSAGE, ...PERSON, ...TRADE],
    CONTACT_GENERAL: [...MESSAGE, ...PERSON],
    CAREERS: PERSON,
    APPLY_FINANCING: REACHABLE,
    SERVICE: REACHABLE,
  };

  it.each(LEAD_KINDS)("%s", (kind) => {
    expect(errorsOf({ kind, customer: {} })).toEqual(required[kind]);
    expect(errorsOf({ kind })).toEqual(required[kind]);
    expect(errorsOf(sampleBody(kind))).toEqual([]);
  });

  it("treats blanks and the placeholder phone as missing", () => {
    const customer = { firstName: " ", lastName: "\u0000", email: "", phone: "+19999999999" };
    expect(errorsOf({ kind: "UNLOCK_PRICE", customer })).toEqual(PERSON);
  });

  it("accepts an email or a phone, without a name, where no more is required", () => {
    for (const kind of ["SELL_OR_TRADE", "APPLY_FINANCING", "SERVICE"] as const) {
      expect(errorsOf({ kind, customer: { email: "ada@example.com" } })).toEqual([]);
      expect(errorsOf({ kind, customer: { phone: "(417) 555-0123" } })).toEqual([]);
      expect(errorsOf({ kind, customer: { phone: "+19999999999", email: " " } })).toEqual(REACHABLE);
      expect(errorsOf({ kind, customer: { email: "ada@" } })).toEqual(["customer.email email"]);
    }
  });

  it("accepts a VIN instead of the trade-in's fields", () => {
    const vehicle = { vin: "2hkrm4h75eh600001" };
    const lead = leadOf(contact({ kind: "CONTACT_TRADE", vehicle }));
    expect(lead.vehicle?.vin).toBe("2HKRM4H75EH600001");
  });

  it("reports every wrong field at once", () => {
    const body = {
      kind: "CONTACT_TRADE",
      customer: { firstName: "A", email: "ada@", phone: "12" },
      vehicle: { year: "20", make: "Honda", model: "CR-V", price: "much", mileage: -1 },
    };
    expect(errorsOf(body)).toEqual([
      "comments message",
      "customer.email email",
      "customer.lastName lastName",
      "customer.phone phone",
      "vehicle.mileage mileage",
      "vehicle.price price",
      "vehicle.year year",
    ]);
  });
});

describe("a valid lead", () => {
  it("has trimmed text, ten digits, cents, miles and nulls", () => {
    const lead = leadOf({
      ...sampleBody("CONTACT_TRADE"),
      customer: {
        firstName: " Ada\n",
        lastName: "Love\u0000lace\uD800",
        email: " ada@example.com ",
        phone: "+1 417.555.0123",
      },
      comments: "one\r\ntwo\u0007 ",
    });
    expect(lead).toEqual({
      kind: "CONTACT_TRADE",
      customer: {
        firstName: "Ada",
        lastName: "Lovelace",
        email: "ada@example.com",
        phone: "4175550123",
        phoneExtension: null,
        address: null,
      },
      comments: "one\ntwo",
      vehicle: {
        vin: null,
        stockNumber: null,
        condition: null,
        year: 2014,
        make: "Honda",
        model: "CR-V",
        trim: null,
        bodystyle: null,
        transmission: "5-Speed Automatic",
        exteriorcolor: null,
        interiorColor: null,
        mileage: 88210,
        price: 950_000,
        interest: null,
      },
      consent: { version: "v3", granted: true },
      locale: "es",
      page: "/contact-us",
      terms: null,
      details: { tradeIn: null, person: null },
    });
  });

  it("keeps the extension of a phone as its own field", () => {
    const customer = (phone: unknown) =>
      leadOf({ kind: "SERVICE", customer: { email: "ada@example.com", phone } }).customer;
    expect(customer("(417) 555-0123 ext. 45")).toMatchObject({ phone: "4175550123", phoneExtension: "45" });
    expect(customer("417-555-0123 extensión 007")).toMatchObject({ phoneExtension: "007" });
    expect(customer("+19999999999")).toMatchObject({ phone: null, phoneExtension: null });
  });

  it("drops unknown keys at any depth", () => {
    const extra = { dateOfBirth: "1815-12-10", ssn: "078-05-1120", income: 5000 };
    const lead = leadOf({
      ...sampleBody("APPLY_FINANCING"),
      ...extra,
      customer: { ...person, ...extra, address: { ...extra, city: "Springfield" } },
      details: { identifier: "current", ...extra },
    });
    expect(JSON.stringify(lead)).not.toMatch(/1815|078-05|5000|dateOfBirth|ssn|"income"/);
  });

  it("treats a blank choice as null", () => {
    const lead = leadOf({
      kind: "APPLY_FINANCING",
      customer: person,
      details: { identifier: " " },
      vehicle: { condition: "" },
    });
    expect(lead.details).toMatchObject({ identifier: null });
    expect(lead.vehicle?.condition).toBeNull();
  });

  it("is never rejected for its page or language", () => {
    const lead = leadOf(contact({ page: { href: 1 }, locale: ["xx"] }));
    expect([lead.page, lead.locale]).toEqual([null, "en"]);
  });
});

describe("invalid values", () => {
  it.each([
    ["customer.firstName", { customer: { ...person, firstName: "a".repeat(101) } }, "too-long"],
    ["comments", { comments: "a".repeat(5001) }, "too-long"],
    ["customer.firstName", { customer: { ...person, firstName: ["Ada"] } }, "invalid"],
    ["customer.phone", { customer: { ...person, phone: 4175550123 } }, "invalid"],
    ["customer.phone", { customer: { ...person, phone: "0123456789" } }, "phone"],
    ["customer.phone", { customer: { ...person, phone: "417-555-0123 x12345678" } }, "phone"],
    ["customer.email", { customer: { ...person, email: "a@example.com, b@example.com" } }, "email"],
    ["vehicle.vin", { vehicle: { vin: "JA4J4VA85PZ00000" } }, "vin"],
    ["vehicle.condition", { vehicle: { condition: "mint" } }, "invalid"],
    ["vehicle.condition", { vehicle: { condition: 1 } }, "invalid"],
    ["vehicle.condition", { vehicle: { condition: "n".repeat(501) } }, "invalid"],
    ["vehicle.condition", { vehicle: { condition: "New" } }, "invalid"],
    ["vehicle", { vehicle: [] }, "invalid"],
    ["details", { details: "x" }, "invalid"],
    ["details.day", { kind: "SCHEDULE_TEST_DRIVE", details: { day: "tomorrow" } }, "invalid"],
    ["details.time", { kind: "SCHEDULE_TEST_DRIVE", details: { time: "25:00" } }, "invalid"],
    ["details.operations", { kind: "SERVICE", details: { operations: Array(21).fill({}) } }, "too-long"],
    ["details.tradeIn.year", { details: { tradeIn: { year: 1800 } } }, "year"],
    ["customer.phone", { customer: { ...person, phone: { toString: 0 } } }, "invalid"],
    ["customer", { customer: null }, "invalid"],
  ])("%s", (field, part, code) => {
    expect(errorsOf(contact(part))).toContain(`${field} ${code}`);
  });

  it("accepts text of the maximum length", () => {
    expect(leadOf(contact({ comments: ` ${"a".repeat(5000)} ` })).comments).toHaveLength(5000);
  });
});

describe("hostile bodies", () => {
  const deep = (levels: number) => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);

  it.each([
    undefined,
    null,
    0,
    "kind",
    [],
    [{ kind: "SERVICE" }],
    {},
    { kind: "__proto__", customer: {} },
    { kind: "constructor", customer: {} },
    { kind: ["SERVICE"], customer: {} },
    { kind: "service", customer: {} },
    Object.create({ kind: "SERVICE", customer: {} }),
  ])("are rejected: %j", (body) => {
    expect(parseLead(body).ok).toBe(false);
  });

  it("have the place of an error as keys and indexes", () => {
    expect(parseLead(Object.create({ kind: "SERVICE" }))).toEqual({
      ok: false,
      errors: [{ path: ["kind"], code: "kind" }],
    });
    const operations = [{}, { name: 7 }];
    expect(parseLead({ kind: "SERVICE", customer: person, details: { operations } })).toMatchObject({
      errors: [{ path: ["details", "operations", 1, "name"], code: "invalid" }],
    });
  });

  it("cannot reach a prototype", () => {
    const body = JSON.parse(
      '{"kind":"SERVICE","__proto__":{"polluted":1},"customer":{"phone":"4175550123","__proto__":{"firstName":"Eve"},"constructor":1},"details":{"__proto__":{"day":"2026-01-01"}}}',
    );
    const lead = leadOf(body);
    expect(lead.customer.firstName).toBeNull();
    expect(lead.details).toMatchObject({ day: null });
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("are accepted at any depth", () => {
    for (const part of [{ extra: deep(5000) }, { page: deep(5000) }, { locale: deep(5000) }]) {
      expect(errorsOf(contact(part))).toEqual([]);
    }
    for (const part of [{ details: deep(5000) }, { vehicle: deep(5000) }, { comments: deep(5000) }]) {
      expect(errorsOf(contact(part))).toHaveLength(1);
    }
  });

  it("never throw, and errors are always codes", () => {
    const value = fc.oneof(
      fc.constantFrom(...NAUGHTY_STRINGS),
      fc.string({ unit: "grapheme" }),
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(...LEAD_KINDS),
    );
    const fields = (...names: string[]) =>
      fc.oneof(
        value,
        fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] }),
      );
    const body = fc.record(
      {
        kind: fc.oneof(fc.constantFrom(...LEAD_KINDS), value),
        customer: fields("firstName", "lastName", "email", "phone", "address"),
        comments: value,
        vehicle: fields("vin", "year", "make", "model", "price", "mileage", "condition"),
        details: fields("day", "time", "tradeIn", "answers", "operations", "finance", "pricing", "position"),
        consent: value,
        locale: value,
        page: value,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(body, (hostile) => {
        const parsed = parseLead(hostile);
        if (parsed.ok) {
          expect(JSON.stringify(parsed.value)).not.toMatch(/\\u0000|\\ud[89a-f]/);
        } else {
          expect(parsed.errors.length).toBeGreaterThan(0);
          for (const { code } of parsed.errors) expect(LEAD_ERROR_CODES).toContain(code);
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});
