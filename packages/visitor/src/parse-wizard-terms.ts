import { asObject, parseJsonObject } from "./json-object.ts";
import type { CreditRange, WizardSettings, WizardTerms } from "./pricing-wizard.ts";
import { findCreditRange, isAmount } from "./pricing-wizard-reducer.ts";

/**
 * Parses stored answers of the pricing wizard, the JSON of `WizardTerms`. An answer that the settings do not offer is
 * null; never throws. Financial data: store it in `sessionStorage`, never in a cookie.
 *
 * @example parseWizardTerms(sessionStorage.getItem("pricing-wizard"), settings).cashDown // 250_000
 */
export function parseWizardTerms(text: unknown, settings: WizardSettings): WizardTerms {
  const { cashDown, months, tradingIn, tradeEquity, creditRange } = parseJsonObject(text);
  return {
    cashDown: amount(cashDown, settings.cashDown),
    months: settings.months.find((offered) => offered === months) ?? null,
    tradingIn: typeof tradingIn === "boolean" ? tradingIn : null,
    tradeEquity: amount(tradeEquity, settings.tradeEquity),
    creditRange: findCreditRange(asObject(creditRange) as CreditRange, settings) ?? null,
  };
}

function amount(value: unknown, limits: { min: number; max: number }): number | null {
  return typeof value === "number" && isAmount(value, limits) ? value : null;
}
