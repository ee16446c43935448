import fc from "fast-check";
import { expect, test } from "vitest";
import { parseWizardTerms } from "./parse-wizard-terms.ts";
import { NEW_PRICING_WIZARD, type WizardTerms } from "./pricing-wizard.ts";

const settings = {
  cashDown: { min: 0, max: 2_000_000 },
  months: [36, 60],
  tradeEquity: { min: 0, max: 2_000_000 },
  creditRanges: [
    { minScore: 620, maxScore: 850 },
    { minScore: 600, maxScore: 619 },
  ],
};
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const amount = orNull(fc.integer({ min: 0, max: 2_000_000 }));
const anyTerms: fc.Arbitrary<WizardTerms> = fc.record({
  cashDown: amount,
  months: orNull(fc.constantFrom(...settings.months)),
  tradingIn: orNull(fc.boolean()),
  tradeEquity: amount,
  creditRange: orNull(fc.constantFrom(...settings.creditRanges)),
});

test("reads back every answer", () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      expect(parseWizardTerms(JSON.stringify(terms), settings)).toEqual(terms);
    }),
  );
});

test("drops what the settings do not offer, and keeps the rest", () => {
  const stored = {
    cashDown: 2_000_001,
    months: 61,
    tradingIn: "yes",
    tradeEquity: 0.5,
    creditRange: { minScore: 600, maxScore: 850 },
  };
  expect(parseWizardTerms(JSON.stringify(stored), settings)).toEqual(NEW_PRICING_WIZARD.terms);
  expect(parseWizardTerms(JSON.stringify({ ...stored, months: 36 }), settings).months).toBe(36);
});

test("any other text is no answers", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (text) => {
      const terms = parseWizardTerms(text, settings);
      expect(Object.keys(terms)).toEqual(Object.keys(NEW_PRICING_WIZARD.terms));
    }),
  );
  expect(parseWizardTerms(null, settings)).toEqual(NEW_PRICING_WIZARD.terms);
});
