import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  NEW_PRICING_WIZARD,
  type PricingWizard,
  type PricingWizardAction,
  resumePricingWizard,
  termsFinished,
  WIZARD_STEPS,
  type WizardTerms,
  wizardSteps,
} from "./pricing-wizard.ts";
import { pricingWizardReducer } from "./pricing-wizard-reducer.ts";

const good = { minScore: 620, maxScore: 850 };
const settings = {
  cashDown: { min: 0, max: 2_000_000 },
  months: [36, 60, 72],
  tradeEquity: { min: 0, max: 2_000_000 },
  creditRanges: [good, { minScore: 600, maxScore: 619 }],
};
const ana = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "(417) 555-0123" };
const terms: WizardTerms = {
  cashDown: 250_000,
  months: 60,
  tradingIn: true,
  tradeEquity: 500_000,
  creditRange: good,
};
const at = (step: PricingWizard["step"], changes: Partial<PricingWizard> = {}): PricingWizard => ({
  step,
  terms,
  saving: false,
  errors: [],
  ...changes,
});
const states = {
  "the down payment": at("down-payment"),
  "trading in": at("trading-in"),
  "the trade equity": at("trade-equity"),
  "the credit score": at("credit-score"),
  "the credit score, without a trade": at("credit-score", { terms: { ...terms, tradingIn: false } }),
  "the contact details": at("contact"),
  saving: at("contact", { saving: true }),
  complete: at("complete"),
};
type State = keyof typeof states;

const actions = {
  "an amount down": { type: "cash-down-given", cents: 300_000, months: 72 },
  "half a cent down": { type: "cash-down-given", cents: 0.5, months: 60 },
  "an unknown term": { type: "cash-down-given", cents: -1, months: 61 },
  "a trade": { type: "trading-in-answered", tradingIn: true },
  "no answer about a trade": { type: "trading-in-answered", tradingIn: null },
  "no trade": { type: "trading-in-answered", tradingIn: false },
  "an equity": { type: "trade-equity-given", cents: 100_000 },
  "a negative equity": { type: "trade-equity-given", cents: -1 },
  "a range": { type: "credit-range-chosen", range: { minScore: 600, maxScore: 619 } },
  "an unknown range": { type: "credit-range-chosen", range: { minScore: 600, maxScore: 850 } },
  "no range": { type: "credit-range-chosen", range: null },
  "contact details": { type: "contact-given", details: ana, consent: false },
  "half the details": { type: "contact-given", details: { ...ana, email: "ana" }, consent: true },
  "a save": { type: "saved" },
  "a failed save": { type: "save-failed" },
  "a step back": { type: "back" },
  "the address of the equity": { type: "step-opened", step: "trade-equity" },
  "the address of the end": { type: "step-opened", step: "complete" },
} satisfies Record<string, PricingWizardAction>;
type Action = keyof typeof actions;

const refused = (path: string[], code: string) => ({ errors: [{ path, code }] });
const noTrade = { ...terms, tradingIn: false };

/** Expected changes and effects of every action in every state. Unlisted combinations change nothing. */
const table: Record<Action, Partial<Record<State, [changes: object, effects?: object[]]>>> = {
  "an amount down": {
    "the down payment": [{ step: "trading-in", terms: { ...terms, cashDown: 300_000, months: 72 } }],
  },
  "half a cent down": { "the down payment": [refused(["cashDown"], "cashDown.invalid")] },
  "an unknown term": {
    "the down payment": [
      {
        errors: [
          { path: ["cashDown"], code: "cashDown.invalid" },
          { path: ["months"], code: "months.unknown" },
        ],
      },
    ],
  },
  "a trade": { "trading in": [{ step: "trade-equity", terms }] },
  "no answer about a trade": { "trading in": [refused(["tradingIn"], "tradingIn.required")] },
  "no trade": { "trading in": [{ step: "credit-score", terms: noTrade }] },
  "an equity": { "the trade equity": [{ step: "credit-score", terms: { ...terms, tradeEquity: 100_000 } }] },
  "a negative equity": { "the trade equity": [refused(["tradeEquity"], "tradeEquity.invalid")] },
  "a range": {
    "the credit score": [{ step: "contact", terms: { ...terms, creditRange: settings.creditRanges[1] } }],
    "the credit score, without a trade": [
      { step: "contact", terms: { ...noTrade, creditRange: settings.creditRanges[1] } },
    ],
  },
  "an unknown range": {
    "the credit score": [refused(["creditRange"], "creditRange.unknown")],
    "the credit score, without a trade": [refused(["creditRange"], "creditRange.unknown")],
  },
  "no range": {
    "the credit score": [refused(["creditRange"], "creditRange.unknown")],
    "the credit score, without a trade": [refused(["creditRange"], "creditRange.unknown")],
  },
  "contact details": {
    "the contact details": [
      { saving: true },
      [{ type: "save", person: { ...ana, phone: "4175550123" }, consent: false, terms }],
    ],
  },
  "half the details": { "the contact details": [refused(["email"], "email.invalid")] },
  "a save": { saving: [{ step: "complete", saving: false }, [{ type: "completed" }]] },
  "a failed save": { saving: [{ saving: false, ...refused([], "save.failed") }] },
  "a step back": {
    "trading in": [{ step: "down-payment" }],
    "the trade equity": [{ step: "trading-in" }],
    "the credit score": [{ step: "trade-equity" }],
    "the credit score, without a trade": [{ step: "trading-in" }],
    "the contact details": [{ step: "credit-score" }],
  },
  "the address of the equity": {
    "the down payment": [{ step: "trade-equity" }],
    "trading in": [{ step: "trade-equity" }],
    "the credit score": [{ step: "trade-equity" }],
    "the contact details": [{ step: "trade-equity" }],
  },
  "the address of the end": {
    "the down payment": [{ step: "contact" }],
    "trading in": [{ step: "contact" }],
    "the trade equity": [{ step: "contact" }],
    "the credit score": [{ step: "contact" }],
    "the credit score, without a trade": [{ step: "contact" }],
  },
};

describe.each(Object.keys(states) as State[])("at %s", (state) => {
  test.each(Object.keys(actions) as Action[])("after %s", (action) => {
    const [changes, effects = []] = table[action][state] ?? [{}];
    const before: PricingWizard = Object.freeze({ ...states[state] });
    expect(pricingWizardReducer(before, actions[action], settings)).toEqual({
      wizard: { ...before, ...changes },
      effects,
    });
  });
});

describe("amounts", () => {
  test.each([
    [-1, false],
    [0, true],
    [2_000_000, true],
    [2_000_001, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])("%d cents: %s", (cents, right) => {
    const down = pricingWizardReducer(
      NEW_PRICING_WIZARD,
      { type: "cash-down-given", cents, months: 60 },
      settings,
    ).wizard;
    const equity = pricingWizardReducer(
      at("trade-equity"),
      { type: "trade-equity-given", cents },
      settings,
    ).wizard;
    expect([down.step, equity.step]).toEqual(
      right ? ["trading-in", "credit-score"] : ["down-payment", "trade-equity"],
    );
    expect(down.terms.cashDown).toBe(right ? cents : null);
  });
});

test("an answer or a step back clears the previous errors", () => {
  const wrong = at("credit-score", { errors: [{ path: ["creditRange"], code: "creditRange.unknown" }] });
  expect(pricingWizardReducer(wrong, actions["a range"], settings).wizard.errors).toEqual([]);
  expect(pricingWizardReducer(wrong, actions["a step back"], settings).wizard.errors).toEqual([]);
  const failed = at("contact", { errors: [{ path: [], code: "save.failed" }] });
  expect(pricingWizardReducer(failed, actions["contact details"], settings).wizard.errors).toEqual([]);
});

test("keeps the equity when trading in is changed to no", () => {
  const without = pricingWizardReducer(at("trading-in"), actions["no trade"], settings).wizard;
  expect(without.terms.tradeEquity).toBe(500_000);
});

describe("resumes", () => {
  const at = (known: Partial<WizardTerms>, step: PricingWizard["step"]) =>
    resumePricingWizard({ ...NEW_PRICING_WIZARD.terms, ...known }, step).step;

  test("at the first step without an answer", () => {
    expect(at({}, "contact")).toBe("down-payment");
    expect(at({ cashDown: 0 }, "contact")).toBe("down-payment");
    expect(at({ cashDown: 0, months: 60 }, "contact")).toBe("trading-in");
    expect(at({ cashDown: 0, months: 60, tradingIn: true }, "credit-score")).toBe("trade-equity");
    expect(at({ cashDown: 0, months: 60, tradingIn: false }, "contact")).toBe("credit-score");
    expect(at({ ...terms, tradingIn: false, tradeEquity: null }, "contact")).toBe("contact");
  });

  test("at an answered step, and after a skipped one", () => {
    expect(at(terms, "down-payment")).toBe("down-payment");
    expect(at(terms, "trade-equity")).toBe("trade-equity");
    expect(at({ ...terms, tradingIn: false }, "trade-equity")).toBe("credit-score");
  });

  test("never complete", () => expect(at(terms, "complete")).toBe("contact"));
});

test.each([
  [null, 6],
  [true, 6],
  [false, 5],
])("with trading in %s there are %i steps", (tradingIn, count) => {
  expect(wizardSteps({ tradingIn })).toHaveLength(count);
  expect(wizardSteps({ tradingIn }).includes("trade-equity")).toBe(count === 6);
});

test("any sequence of actions completes only with every term answered", () => {
  const anyAction = fc.constantFrom(...Object.values<PricingWizardAction>(actions));
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (steps) => {
      let wizard = NEW_PRICING_WIZARD;
      for (const action of steps) {
        const { wizard: after, effects } = pricingWizardReducer(wizard, action, settings);
        const moved = WIZARD_STEPS.indexOf(after.step) - WIZARD_STEPS.indexOf(wizard.step);
        if (action.type !== "step-opened") expect(Math.abs(moved)).toBeLessThanOrEqual(2);
        expect(wizardSteps(after.terms)).toContain(after.step);
        expect(effects.some(({ type }) => type === "completed")).toBe(
          !termsFinished(wizard) && termsFinished(after),
        );
        if (after.step === "contact" || after.step === "complete") {
          const { tradingIn, cashDown, months, creditRange, tradeEquity } = after.terms;
          expect([cashDown, months, tradingIn, creditRange]).not.toContain(null);
          if (tradingIn) expect(tradeEquity).not.toBeNull();
        }
        if (termsFinished(wizard)) expect(after).toEqual(wizard);
        wizard = after;
      }
    }),
    { numRuns: 500 },
  );
});
