import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Offer } from "../offer.ts";
import { sampleLease } from "../testing/sample-lease.ts";
import { NO_CONDITIONS, sampleOffer } from "../testing/sample-offer.ts";
import { lintOffers } from "./lint-offers.ts";
import { VIOLATION_SEVERITIES } from "./offer-violation.ts";

const outlander = { condition: "new", year: 2025, make: "Mitsubishi", model: "Outlander", mileage: 5 };
const stock = {
  vehicles: [outlander, { ...outlander, model: "Eclipse Cross" }],
  now: new Date("2026-11-20T12:00:00-06:00"),
  timeZone: "America/Chicago",
};
/** An offer without advertised terms, so that one change causes one error. */
const plain = (changes: Partial<Offer> = {}) =>
  sampleOffer({
    name: "Bonus cash on a new Outlander",
    badge: null,
    description: "$2,000 bonus cash.",
    disclaimer: "Ends {endDate}.",
    type: "cash",
    offer_terms: undefined,
    ...changes,
  });
const lint = (offer: Offer, changes: Partial<typeof stock> = {}) =>
  lintOffers([offer], { ...stock, ...changes }).map(({ code, field, evidence }) => [code, field, evidence]);
const codes = (offer: Offer) => lint(offer).map(([code]) => code);

test.each([sampleOffer(), sampleLease(), plain()])("$name has no errors", (offer) => {
  expect(lintOffers([offer], stock)).toEqual([]);
});

test("returns each offer's errors in the order of the offers", () => {
  const offers = [plain({ id: "ofr_a", name: "[model] cash" }), plain(), plain({ id: "ofr_b", name: "TBD" })];
  const placeholder = { code: "offer.unfilled-placeholder", severity: "error", field: "name" };
  expect(lintOffers(offers, stock)).toEqual([
    { offerId: "ofr_a", ...placeholder, evidence: "[model]" },
    { offerId: "ofr_b", ...placeholder, evidence: "TBD" },
  ]);
});

test("rules of doubt are warnings, all others errors", () => {
  const warnings = Object.entries(VIOLATION_SEVERITIES).filter(([, severity]) => severity === "warning");
  expect(warnings.map(([code]) => code)).toEqual([
    "offer.not-started",
    "offer.end-date-not-stated",
    "offer.no-matching-vehicle",
    "offer.free-with-purchase",
    "credit.guaranteed-approval",
    "credit.deferred-payments",
    "lease.total-due-in-small-print",
    "lease.kind-not-stated",
  ]);
  const severities = new Set(Object.values(VIOLATION_SEVERITIES));
  expect([...severities]).toEqual(["error", "warning"]);
});

describe("dates", () => {
  test.each<[Partial<Offer>, string, string]>([
    [{ offer_enddate: "soon" }, "offer.unreadable-date", "offer_enddate"],
    [{ offer_startdate: "11/01/2026" }, "offer.unreadable-date", "offer_startdate"],
    [{ offer_enddate: "2026-10-31" }, "offer.ends-before-start", "offer_enddate"],
    [{ offer_startdate: "2026-11-21" }, "offer.not-started", "offer_startdate"],
    [{ offer_enddate: "2026-11-19" }, "offer.expired", "offer_enddate"],
    [{ offer_enddate: "2026-11-19", offer_recurring: "monthly" }, "offer.expired", "offer_enddate"],
  ])("%j is %s", (changes, code, field) => {
    expect(lint(plain(changes))).toEqual([[code, field, Object.values(changes)[0]]]);
  });

  test("uses days of the dealership's time zone", () => {
    const day = plain({ offer_startdate: "2026-11-20", offer_enddate: "2026-11-20" });
    const at = (iso: string) => lint(day, { now: new Date(iso) }).map(([code]) => code);
    expect(at("2026-11-20T05:59:59Z")).toEqual(["offer.not-started"]);
    expect(at("2026-11-20T06:00:00Z")).toEqual([]);
    expect(at("2026-11-21T05:59:59Z")).toEqual([]);
    expect(at("2026-11-21T06:00:00Z")).toEqual(["offer.expired"]);
  });
});

describe("wording", () => {
  test.each([
    ["{endDate}", "{endDate}"],
    ["$XXX off", "XXX"],
    ["Only [price]", "[price]"],
    ["%MODEL% cash", "%MODEL%"],
    ["Lorem ipsum", "Lorem ipsum"],
  ])("%j is an unfilled placeholder", (description, evidence) => {
    expect(lint(plain({ description }))).toEqual([["offer.unfilled-placeholder", "description", evidence]]);
  });

  test("reports unknown placeholders in the disclaimer, not {startDate} and {endDate}", () => {
    const disclaimer = "From {startDate} to {endDate} at {store}.";
    expect(lint(plain({ disclaimer }))).toEqual([["offer.unfilled-placeholder", "disclaimer", "{store}"]]);
  });

  test("reports a disclaimer without an end date", () => {
    expect(lint(plain({ disclaimer: "See store." }))).toEqual([
      ["offer.end-date-not-stated", "disclaimer", "2026-11-30"],
    ]);
    for (const disclaimer of ["Ends 11/30/2026.", "Ends November 30.", "Termina el 30 de noviembre."]) {
      expect(codes(plain({ disclaimer }))).toEqual([]);
    }
  });

  test.each([
    ["$24,995 plus documentary fee", "plus documentary fee"],
    ["$24,995. Price excludes tax and dealer fees.", "excludes tax and dealer fees"],
    ["Destination charge is extra.", "Destination charge is extra"],
    ["$24,995 más cargos por documentación", "más cargos por documentación"],
  ])("%j excludes a fee from the price", (description, evidence) => {
    expect(lint(plain({ description }))).toEqual([["offer.excludes-fees", "description", evidence]]);
  });

  test("government taxes and fees may be excluded from the price", () => {
    expect(codes(plain({ description: "$24,995 plus tax, title and registration." }))).toEqual([]);
  });
});

describe("vehicles", () => {
  test("reports conditions that no vehicle in stock meets", () => {
    const vehicles_conditions = { ...NO_CONDITIONS, model: "Mirage" };
    expect(lint(plain({ vehicles_conditions }))).toEqual([
      ["offer.no-matching-vehicle", "vehicles_conditions", JSON.stringify(vehicles_conditions)],
    ]);
    expect(lint(plain(), { vehicles: [] }).map(([code]) => code)).toEqual(["offer.no-matching-vehicle"]);
  });

  test("service offers need no vehicles and no disclosures", () => {
    const oil = plain({ department: "service", name: "4 payments of $20 a month", offer_credits: undefined });
    expect(lint(oil, { vehicles: [] })).toEqual([]);
  });
});

test("never throws, and quotes the text as evidence of its errors", () => {
  const words = fc.constantFrom(
    ..."$345 a month|per $1,000|0% APR|48 payments of|$500 down|lease|due at signing|{x}|plus dealer fees|$|%|99,999".split(
      "|",
    ),
  );
  const text = fc
    .array(fc.oneof(words, fc.string({ maxLength: 5 })), { maxLength: 12 })
    .map((parts) => parts.join(" "));
  fc.assert(
    fc.property(text, text, text, (name, description, disclaimer) => {
      const offer = sampleLease({ name, description, disclaimer });
      for (const { field, evidence, code } of lintOffers([offer], stock)) {
        if (code !== "offer.end-date-not-stated" && field in { name, description, disclaimer }) {
          expect(offer[field as "name"]).toContain(evidence);
        }
      }
    }),
    { numRuns: 300 },
  );
});
