import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkOffer } from "./check-offer.ts";
import { NO_CONDITIONS, sampleOffer } from "./testing/sample-offer.ts";

describe("checkOffer", () => {
  test("returns a valid offer unchanged", () => {
    const offer = sampleOffer();
    expect(checkOffer(offer)).toEqual({ ok: true, value: offer });
    const { offer_terms, offer_credits, ...bare } = offer;
    expect(checkOffer({ ...bare, image: null, badge: null }).ok).toBe(true);
  });

  test.each([
    [{ id: "outlander" }, "id", "offer.unknown-value"],
    [{ type: "lease" }, "type", "offer.unknown-value"],
    [{ type_label: "Bargain" }, "type_label", "offer.unknown-value"],
    [{ department: "parts" }, "department", "offer.unknown-value"],
    [{ offer_recurring: "weekly" }, "offer_recurring", "offer.unknown-value"],
    [{ name: 5 }, "name", "offer.wrong-type"],
    [{ image: undefined }, "image", "offer.wrong-type"],
    [{ offer_startdate: "11/01/2026" }, "offer_startdate", "offer.wrong-type"],
    [{ offer_enddate: "2026-10-31" }, "offer_enddate", "offer.ends-before-start"],
    [{ disclaimer: "Ends {end}." }, "disclaimer", "offer.unknown-placeholder"],
    [{ offer_terms: { monthly_payment: 345.5 } }, "offer_terms.monthly_payment", "offer.wrong-type"],
    [{ offer_terms: "36 months" }, "offer_terms", "offer.wrong-type"],
    [{ offer_credits: { lease_cash: -1 } }, "offer_credits.lease_cash", "offer.negative"],
    [{ offer_debits: { downpayment: "500" } }, "offer_debits.downpayment", "offer.wrong-type"],
    [{ offer_terms: { miles_per_year: "10k" } }, "offer_terms.miles_per_year", "offer.wrong-type"],
    [{ offer_debits: { disposition_fee: -1 } }, "offer_debits.disposition_fee", "offer.negative"],
    [{ offer_debits: { excess_mile: 0.25 } }, "offer_debits.excess_mile", "offer.wrong-type"],
    [{ vehicles_conditions: undefined }, "vehicles_conditions", "offer.wrong-type"],
    [
      { vehicles_conditions: { ...NO_CONDITIONS, year: 2025 } },
      "vehicles_conditions.year",
      "offer.wrong-type",
    ],
    [
      { vehicles_conditions: { ...NO_CONDITIONS, make: true } },
      "vehicles_conditions.make",
      "offer.wrong-type",
    ],
    [
      { vehicles_conditions: { ...NO_CONDITIONS, condition: ["preowned"] } },
      "vehicles_conditions.condition",
      "offer.unknown-value",
    ],
  ])("with %j reports the field", (changes, field, code) => {
    expect(checkOffer({ ...sampleOffer(), ...changes })).toEqual({
      ok: false,
      errors: [{ path: field.split("."), code }],
    });
  });

  test("reports every wrong field", () => {
    const checked = checkOffer({});
    expect(checked.ok ? 0 : checked.errors.length).toBe(14);
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(sampleOffer())), (value, field) => {
        expect(checkOffer(value).ok).toBe(false);
        checkOffer({ ...sampleOffer(), [field]: value });
      }),
    );
  });
});
