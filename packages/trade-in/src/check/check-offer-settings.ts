import type { OfferSettings, Payment, PriceRule } from "../offer-settings.ts";
import { basisPoints } from "../percent.ts";
import type { Question, Questionnaire } from "../questionnaire.ts";
import { VEHICLE_PRICE_KEYS } from "../valuation-provider.ts";
import { type Checked, checkConfiguration, type Path, type Report } from "./check-configuration.ts";
import { checkRules, checkUnique } from "./check-references.ts";
import { cents, count, name, oneOf, percent, RULE_SET, text } from "./field-checks.ts";

const PRICE_RULES = [
  {
    ...RULE_SET,
    vehiclePriceKey: oneOf(VEHICLE_PRICE_KEYS, "unknown-key"),
    "percent?": percent,
    "amount?": cents,
  },
] as const;
const PAYMENTS = [
  {
    label: name,
    "disclaimer?": text,
    "percent?": percent,
    "amount?": count,
    "logic?": oneOf(["sum", "greater"]),
  },
] as const;
const SHAPE = {
  validDays: count,
  "bringVehicleIn?": RULE_SET,
  cashNow: { priceRules: PRICE_RULES },
  "moreCashLater?": {
    ...RULE_SET,
    priceRules: PRICE_RULES,
    stepPayments: PAYMENTS,
    additionalPayments: PAYMENTS,
  },
};

/**
 * Validates offer settings against the questionnaire and returns every error.
 *
 * Call it at start-up and from an editor (docs/product/trade-in.md, "Configuration errors").
 *
 * @returns the same object as `OfferSettings`, or the errors; references are checked only without wrong values
 * @example checkOfferSettings(json, questionnaire) // { ok: false, errors: [{ path: ["validDays"], code: "configuration.out-of-range" }] }
 */
export function checkOfferSettings(
  value: unknown,
  { questions }: Pick<Questionnaire, "questions">,
): Checked<OfferSettings> {
  return checkConfiguration(value, SHAPE, (settings: OfferSettings, report) => {
    const { bringVehicleIn = {}, cashNow, moreCashLater } = settings;
    checkRules(bringVehicleIn, ["bringVehicleIn"], questions, report);
    checkPriceRules(cashNow.priceRules, ["cashNow", "priceRules"], questions, report);
    if (!moreCashLater) return;
    const { priceRules, stepPayments, additionalPayments } = moreCashLater;
    checkRules(moreCashLater, ["moreCashLater"], questions, report);
    checkPriceRules(priceRules, ["moreCashLater", "priceRules"], questions, report);
    checkLabels(stepPayments, ["moreCashLater", "stepPayments"], report);
    const additional = ["moreCashLater", "additionalPayments"];
    checkLabels(additionalPayments, additional, report);
    if (additionalPayments.length === 0) report(additional, "empty");
    const shared = additionalPayments.reduce((sum, payment) => sum + basisPoints(payment.percent ?? 0), 0);
    if (shared > 10_000) report(additional, "out-of-range");
  });
}

function checkPriceRules(
  priceRules: readonly PriceRule[],
  path: Path,
  questions: readonly Question[],
  report: Report,
): void {
  if (priceRules.length === 0) report(path, "empty");
  priceRules.forEach((rule, index) => {
    checkRules(rule, [...path, index], questions, report);
  });
}

function checkLabels(payments: readonly Payment[], path: Path, report: Report): void {
  const labels = payments.map(({ label }) => label);
  checkUnique(labels, (index) => [...path, index, "label"], report);
}
