import { leadRequestSchema } from "@forecourt/api-clients/leads";
import { LEAD_KINDS, type LeadKind, parseLead } from "@forecourt/leads";
import { expect, test } from "vitest";
import { fieldsOf } from "#testing/api-operations.ts";
import { inlined, type JsonSchema } from "#testing/json-schema.ts";
import { componentSchemas } from "./components.ts";

type Json = { [key: string]: unknown };

const vehicle = {
  vin: "1HGCM82633A004352",
  stockNumber: "P1",
  condition: "used",
  year: "2014",
  make: "Honda",
  model: "CR-V",
  trim: "EX",
  bodystyle: "SUV",
  transmission: "Automatic",
  exteriorcolor: "Blue",
  interiorColor: "Black",
  mileage: "88,210",
  price: 9500,
  interest: "buy",
};
const booking = { appointmentId: "a1", status: "moved" };
const day = "2026-11-23";
const time = "14:30";
const contact = { tradeIn: vehicle, person: "dana-morales" };
const pricing = { cashDown: 500, tradeEquity: "$6,000", creditRange: "600-619", months: 60 };

const details: Record<LeadKind, Json> = {
  UNLOCK_INVENTORY: { tradeIn: vehicle, pricing, call: true },
  UNLOCK_PRICE: { tradeIn: vehicle, pricing, call: true },
  SCHEDULE_TEST_DRIVE: { ...booking, day, time, tradeIn: vehicle, heldUntil: "2026-11-23 15:00" },
  SELL_OR_TRADE: {
    ...booking,
    purchaseVin: "JA4J4VA85PZ000001",
    plate: "ABC 123",
    state: "MO",
    day,
    time,
    tier: "cash-now",
    offer: 8000,
    laterOffer: 9000,
    reason: "rules",
    source: "model",
    answers: [{ questionId: "condition", answer: "Good" }],
    finance: { type: "loan", remainingBalance: 1200 },
  },
  CONTACT_PURCHASE: contact,
  CONTACT_SERVICE: contact,
  CONTACT_PARTS: contact,
  CONTACT_BILLING: contact,
  CONTACT_TRADE: contact,
  CONTACT_GENERAL: contact,
  CAREERS: { position: "Technician" },
  APPLY_FINANCING: {
    identifier: "current",
    buyingTime: "This week",
    application: "alone",
    budget: { kind: "month", amount: 400 },
    pricing,
    incomeRange: "3000-3999",
  },
  SERVICE: {
    ...booking,
    day,
    time,
    adviser: "joy-winters",
    transport: "wait",
    mileage: 90_000,
    business: "Example Freight",
    businessTitle: "Fleet manager",
    operations: [{ code: "LOF", name: "Oil change", notes: "Please." }],
  },
};

/** A lead with every documented field of its kind. */
function wholeLead(kind: LeadKind): Json {
  return {
    kind,
    customer: {
      firstName: "Ada",
      lastName: "Lovelace",
      email: "ada@example.com",
      phone: "(417) 555-0123",
      address: {
        type: "home",
        address: "12 Example St",
        apartment: "4B",
        city: "Springfield",
        state: "MO",
        zipCode: "65801",
      },
    },
    comments: "Hello",
    vehicle,
    consent: { version: "1", granted: true },
    locale: "es",
    page: "/contact-us",
    terms: "2000,0,700,60",
    details: details[kind],
  };
}

const withoutVin = (kind: LeadKind): Json => ({ ...wholeLead(kind), vehicle: { ...vehicle, vin: null } });
const bodies = LEAD_KINDS.flatMap((kind) => [wholeLead(kind), withoutVin(kind)]);

/** One kind per shape of details; the other fields are the same. */
const SHAPES: LeadKind[] = [
  "UNLOCK_PRICE",
  "SCHEDULE_TEST_DRIVE",
  "CONTACT_TRADE",
  "SELL_OR_TRADE",
  "CAREERS",
  "APPLY_FINANCING",
  "SERVICE",
];

const verdict = (body: unknown) => ({
  documented: leadRequestSchema.safeParse(body).success,
  taken: parseLead(body).ok,
});

/** The paths of all nested values, from the top down. */
function places(value: unknown, parent: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...parent, key];
    return [place, ...places(inner, place)];
  });
}

/** The names of fields, without the numbers of a list's items. */
function names(all: string[][]): string[] {
  const plain = all.map((place) => place.filter((key) => !/^\d+$/.test(key)).join("."));
  return [...new Set(plain)].sort();
}

/** The document's schema of a kind's leads. */
function schemaOf(kind: LeadKind): JsonSchema {
  const named = componentSchemas() as Record<string, JsonSchema>;
  const { anyOf, oneOf } = inlined(named["LeadRequest"] ?? {}, named);
  const found = (anyOf ?? oneOf ?? []).find(({ properties }) => {
    const { enum: kinds, const: only } = properties?.["kind"] ?? {};
    return only === kind || kinds?.includes(kind);
  });
  if (!found) throw new Error(`no schema of ${kind}`);
  return found;
}

/** A copy with another value at a path, or without it. */
function changed(body: Json, place: string[], value: unknown): Json {
  const copy = structuredClone(body);
  const holder = place.slice(0, -1).reduce<Json>((inner, key) => inner[key] as Json, copy);
  const key = place.at(-1) ?? "";
  if (value === undefined) delete holder[key];
  else holder[key] = value;
  return copy;
}

test.each(bodies.map((body) => [body["kind"], body]))(
  "%s: every documented field is accepted and kept",
  (_kind, body) => {
    expect(leadRequestSchema.parse(body)).toEqual(body);
    const parsed = parseLead(body);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const kept = places(parsed.value).map((place) => place.join("."));
    expect(kept).toEqual(expect.arrayContaining(places(body).map((place) => place.join("."))));
  },
);

test.each(LEAD_KINDS)("%s: the document names every field that is read, and no other", (kind) => {
  const parsed = parseLead(wholeLead(kind));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  // One text each in the body: a phone with its extension, and terms.
  const parts = /^(customer\.phoneExtension|terms\..+)$/;
  const read = names(places(parsed.value)).filter((name) => !parts.test(name));
  const documented = names(fieldsOf(schemaOf(kind)).map(({ place }) => place));
  // The site reads `remember`, which is no part of the lead.
  expect(documented.filter((name) => name !== "remember")).toEqual(read);
  // The other tests try every field of the example.
  expect(names(places(wholeLead(kind)))).toEqual(read);
});

test.each(LEAD_KINDS)("%s: every documented choice is accepted, and no other", (kind) => {
  for (const { place, field } of fieldsOf(schemaOf(kind))) {
    const values = field.enum ?? field.anyOf?.find((choice) => choice.enum)?.enum;
    if (values === undefined) continue;
    const accepts = (value: unknown) => parseLead(changed(wholeLead(kind), place, value)).ok;
    for (const value of values) expect(accepts(value), `${place.join(".")} ${value}`).toBe(true);
    expect(accepts("another"), place.join(".")).toBe(false);
  }
});

test("a lead is refused exactly without its required fields", () => {
  for (const body of bodies) {
    for (const place of places(body)) {
      // Deleting an array item would leave a hole, which JSON cannot have.
      if (/^\d+$/.test(place.at(-1) ?? "")) continue;
      const { documented, taken } = verdict(changed(body, place, undefined));
      expect(documented, `${body["kind"]} without ${place.join(".")}`).toBe(taken);
    }
  }
});

test("null is accepted exactly where documented", () => {
  for (const body of bodies) {
    for (const place of places(body)) {
      const { documented, taken } = verdict(changed(body, place, null));
      expect(documented, `${body["kind"]} with ${place.join(".")} null`).toBe(taken);
    }
  }
});

test("text lengths are limited as documented", () => {
  const lengths = [20, 40, 60, 100, 200, 254, 500, 1000, 2000, 5000].flatMap((limit) => [limit, limit + 1]);
  for (const kind of SHAPES) {
    const body = wholeLead(kind);
    const texts = kind === "UNLOCK_PRICE" ? places(body) : places(body).filter(([top]) => top === "details");
    for (const place of texts) {
      if (["kind", "locale", "page", "terms"].includes(place.join("."))) continue;
      for (const length of lengths) {
        const { documented, taken } = verdict(changed(body, place, "x".repeat(length)));
        // Phones, emails and days also have a format, which JSON Schema leaves to the description.
        if (taken) expect(documented, `${place.join(".")} of ${length}`).toBe(true);
        if (documented && !hasForm(place)) expect(taken, `${place.join(".")} of ${length}`).toBe(true);
        // Longer texts are refused as well.
        if (!documented && !taken) break;
      }
    }
  }
});

function hasForm(place: string[]): boolean {
  const fields = [
    "amount",
    "email",
    "phone",
    "day",
    "time",
    "year",
    "mileage",
    "price",
    "offer",
    "laterOffer",
    "cashDown",
    "tradeEquity",
    "months",
  ];
  return [...fields, "remainingBalance"].includes(place.at(-1) ?? "");
}
