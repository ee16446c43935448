import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AdfDocument, AdfProspect, AdfVehicle } from "../adf-document.ts";
import { buildAdf } from "../build-adf.ts";
import { checkAdf } from "../check/check-adf.ts";
import { documentPath } from "../testing/document-path.ts";
import { isMutationRun } from "../testing/mutation-run.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import type { AdfRefusal, AdfRefusalCode } from "./refuse-document.ts";

const RUNS = isMutationRun ? 100 : 300;
const prospect = sampleDocument.prospects[0]!;
const vehicle = prospect.vehicles[0]!;
const withProspect = (part: Partial<AdfProspect>): AdfDocument => ({ prospects: [{ ...prospect, ...part }] });
const withVehicle = (part: Partial<AdfVehicle>) => withProspect({ vehicles: [{ ...vehicle, ...part }] });
const within = (timeframe: NonNullable<AdfProspect["customer"]["timeframe"]>) =>
  withProspect({ customer: { ...prospect.customer, timeframe } });

/** The first refusal, also by the issues of `checkAdf`. */
function refusalOf(document: AdfDocument): AdfRefusal | null {
  const build = buildAdf(document);
  if (build.ok) return null;
  const [refusal] = build.errors;
  expect(checkAdf(document)).toContainEqual({ ...refusal, severity: "error" });
  return refusal;
}

/** The places of all values of a kind in the sample. */
function placesOf(
  kind: "number" | "string",
  value: unknown = sampleDocument.prospects,
  path = "prospects",
): string[] {
  if (typeof value === kind) return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => placesOf(kind, part, `${path}.${key}`));
}

/** The sample with another value in one place. */
function withValue(path: string, value: unknown): AdfDocument {
  const document = structuredClone(sampleDocument);
  const keys = path.split(".");
  const last = keys.pop()!;
  const parent = keys.reduce(
    (part, key) => part[key] as Record<string, unknown>,
    document as Record<string, unknown>,
  );
  parent[last] = value;
  return document;
}

const numbers = placesOf("number");
const texts = placesOf("string");

it("has numbers and texts in every part of the sample", () => {
  expect(numbers.length).toBeGreaterThan(10);
  expect(texts.length).toBeGreaterThan(60);
});

describe("a number", () => {
  it("that is not finite, or has no plain digits, is refused anywhere", () => {
    const wrong = fc.oneof(
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
      fc.double({ min: 1e21, noDefaultInfinity: true, noNaN: true }),
      fc.double({ min: Number.MIN_VALUE, max: 9e-7, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...numbers), wrong, (path, value) => {
        expect(refusalOf(withValue(path, value))).toEqual({
          path: documentPath(path),
          code: "number.invalid",
        });
      }),
      { numRuns: RUNS },
    );
  });

  it("below zero is refused anywhere but in a weighting", () => {
    const negative = fc.oneof(fc.integer({ max: -1 }), fc.constantFrom(-0.01, -17.5));
    fc.assert(
      fc.property(fc.constantFrom(...numbers), negative, (path, value) => {
        const refusal = path.endsWith(".weighting")
          ? null
          : { path: documentPath(path), code: "number.negative" };
        expect(refusalOf(withValue(path, value))).toEqual(refusal);
      }),
      { numRuns: RUNS },
    );
  });

  it("of zero or more is written anywhere", () => {
    const positive = fc.oneof(fc.nat(), fc.constantFrom(0, -0, 0.01, 25890.5, 1e20));
    fc.assert(
      fc.property(fc.constantFrom(...numbers), positive, (path, value) => {
        expect(refusalOf(withValue(path, value))).toBeNull();
      }),
      { numRuns: RUNS },
    );
  });

  it.each<[AdfRefusalCode | null, AdfVehicle["price"]]>([
    [null, { value: -500, delta: "relative" }],
    [null, { value: "-5", delta: "percentage" }],
    ["number.negative", { value: -500 }],
    ["number.negative", { value: "-500.00", delta: "absolute" }],
    ["number.invalid", { value: Number.NaN, delta: "relative" }],
  ])("in a price: %j for %j", (code, price) => {
    const path = "prospects.0.vehicles.0.price.value";
    expect(refusalOf(withVehicle({ price }))).toEqual(code && { path: documentPath(path), code });
  });
});

describe("a number written as text", () => {
  const finance = (value: string): Partial<AdfVehicle> => ({
    finance: { method: "finance", amounts: [{ value: "1" }, { value }], balance: { value: "0" } },
  });

  it.each<[AdfRefusalCode, string, Partial<AdfVehicle>]>([
    ["number.invalid", "year", { year: "NaN" }],
    ["number.invalid", "doors", { doors: "NaN" }],
    ["number.invalid", "odometer.value", { odometer: { value: "Infinity" } }],
    ["number.invalid", "price.value", { price: { value: "$NaN" } }],
    ["number.invalid", "price.value", { price: { value: "1.5e-7" } }],
    ["number.invalid", "price.value", { price: { value: "2e+21" } }],
    ["number.negative", "price.value", { price: { value: " -5.00" } }],
    ["number.negative", "year", { year: "-2023" }],
    ["number.invalid", "finance.amounts.1.value", finance("NaN")],
    ["number.negative", "finance.amounts.1.value", finance("-1")],
    [
      "number.negative",
      "finance.balance.value",
      { finance: { ...vehicle.finance!, balance: { value: "-1" } } },
    ],
    [
      "number.invalid",
      "options.0.price.value",
      { options: [{ name: "o", weighting: 0, price: { value: "NaN" } }] },
    ],
  ])("%s at %s", (code, place, part) => {
    expect(refusalOf(withVehicle(part))).toEqual({
      path: documentPath(`prospects.0.vehicles.0.${place}`),
      code,
    });
  });

  it.each<AdfDocument>([
    withVehicle({
      odometer: { value: "88,210 miles" },
      year: "Not provided",
      doors: "",
      price: { value: "call" },
    }),
    withVehicle({ odometer: { value: "12each" }, doors: "2-door", price: { value: "10-20" } }),
    withVehicle({ model: "NaN", stock: "-5", trim: "Infinity", make: "1e+5" }),
    withProspect({ ids: [{ value: "-5" }, { value: "NaN" }] }),
    withProspect({ customer: { contact: { names: [{ value: "NaN" }], phones: [{ value: "-1" }] } } }),
  ])("leaves other words and other fields alone (%#)", (document) => {
    expect(refusalOf(document)).toBeNull();
  });
});

describe("a date", () => {
  it.each<[AdfRefusalCode, string, AdfDocument]>([
    ["requestdate.invalid", "requestDate", withProspect({ requestDate: "2026-02-30T10:00:00Z" })],
    ["requestdate.invalid", "requestDate", withProspect({ requestDate: "2026-11-20" })],
    ["requestdate.invalid", "requestDate", withProspect({ requestDate: "Invalid Date" })],
    ["date.invalid", "customer.timeframe.earliestDate", within({ earliestDate: "2026-02-30" })],
    ["date.invalid", "customer.timeframe.latestDate", within({ latestDate: "soon" })],
  ])("%s at %s", (code, place, document) => {
    expect(refusalOf(document)).toEqual({ path: documentPath(`prospects.0.${place}`), code });
  });

  it.each<AdfDocument>([
    withProspect({ requestDate: "" }),
    withProspect({ requestDate: "Not provided" }),
    within({ description: "soon", earliestDate: "2026-11-23", latestDate: "2026-12-23T10:00" }),
    within({ earliestDate: " ", latestDate: "Not provided" }),
  ])("that is missing or exists is written (%#)", (document) => {
    expect(refusalOf(document)).toBeNull();
  });
});

describe("a character that XML 1.0 forbids", () => {
  const range = (min: number, max: number) =>
    fc.integer({ min, max }).map((code) => String.fromCharCode(code));
  const forbidden = fc.oneof(
    range(0, 8),
    fc.constantFrom("\u000B", "\u000C", "\uFFFE", "\uFFFF"),
    range(0x0e, 0x1f),
    range(0xd800, 0xdfff),
  );

  it("is refused anywhere", () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), forbidden, fc.boolean(), (path, character, isFirst) => {
        const text = isFirst ? `${character}x` : `x ${character}`;
        expect(refusalOf(withValue(path, text))).toEqual({
          path: documentPath(path),
          code: "text.forbidden",
        });
      }),
      { numRuns: RUNS },
    );
  });

  it("is no tab, line break, C1 control, or character beyond U+FFFF", () => {
    const comments = "\t\n\r\u0020\u007F\u0080\u009F\uD7FF\uE000\uFFFD\u{10000}\u{10FFFF}";
    expect(refusalOf(withVehicle({ comments }))).toBeNull();
  });
});

it("lists every refusal of a document, and checkAdf lists them too", () => {
  const document = withProspect({
    requestDate: "now",
    vehicles: [{ ...vehicle, year: Number.NaN, make: "\u0000" }],
  });
  const refusals = [
    { path: documentPath("prospects.0.requestDate"), code: "requestdate.invalid" },
    { path: documentPath("prospects.0.vehicles.0.year"), code: "number.invalid" },
    { path: documentPath("prospects.0.vehicles.0.make"), code: "text.forbidden" },
  ];
  expect(buildAdf(document)).toEqual({ ok: false, errors: refusals });
  expect(checkAdf(document)).toEqual([
    ...refusals.map((refusal) => ({ ...refusal, severity: "error" })),
    { path: documentPath("prospects.0.vehicles.0.year"), code: "year.invalid", severity: "error" },
  ]);
});

it("refuses a document without a prospect", () => {
  expect(refusalOf({ prospects: [] })).toEqual({ path: ["prospects"], code: "prospect.missing" });
});
