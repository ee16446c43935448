import type { DealershipConfig } from "@forecourt/dealership";
import {
  defaultCashDown,
  formatPaymentTerms,
  type PaymentTerms,
  type PriceBreakdown,
  parsePaymentTerms,
  snapPaymentTerms,
} from "@forecourt/finance";

/** The parameters of a sheet's address, and the fields of its form that become `terms`. */
export const SHEET_PARAMS: readonly string[] = ["terms", "zip", "down", "equity", "score", "term"];

type Read = (name: string) => string | null;

/**
 * The canonical parameters of an out-the-door sheet; an absent one is null. A ZIP code loses its four extra digits. The
 * form's fields replace `terms`; unchanged, they mean the example terms (docs/product/out-the-door.md, "Address").
 *
 * @example sheetParams((name) => params.get(name), price, settings) // { terms: "2000,0,700,60", zip: "65804" }
 */
export function sheetParams(
  read: Read,
  price: PriceBreakdown,
  { finance }: Pick<DealershipConfig, "finance">,
): { terms: string | null; zip: string | null } {
  const zip = /^\s*(\d{5})(?:[- ]?\d{4})?\s*$/.exec(read("zip") ?? "")?.[1] ?? null;
  const fields = termFields(read);
  if (!fields) {
    const terms = parsePaymentTerms(read("terms"), finance);
    return { terms: terms && formatPaymentTerms(terms), zip };
  }
  const example = exampleFields(price, finance);
  const chosen = { ...example, ...fields };
  const isExample = Object.entries(example).every(
    ([name, value]) => chosen[name as keyof typeof chosen] === value,
  );
  if (isExample) return { terms: null, zip };
  const { down, equity, score: creditScore, term: months } = chosen;
  const terms = { cashDown: down * 100, tradeEquity: equity * 100, creditScore, months } as PaymentTerms;
  return { terms: formatPaymentTerms(snapPaymentTerms(terms, finance)), zip };
}

/** The example terms as the form shows them, in whole dollars. */
export function exampleFields(price: PriceBreakdown, finance: DealershipConfig["finance"]) {
  return {
    down: Math.round(defaultCashDown(price.total, finance.cashDown) / 100),
    equity: Math.round(finance.tradeEquity.default / 100),
    score: finance.creditScore.default,
    term: finance.financeTerm.default,
  };
}

/** The form's fields that are numbers; null without any. */
function termFields(read: Read): Partial<ReturnType<typeof exampleFields>> | null {
  const fields = ["down", "equity", "score", "term"].flatMap((name) => {
    const text = (read(name) ?? "").replace(/[$,\s]/g, "");
    const isNumber = name === "equity" ? /^-?\d{1,9}(\.\d*)?$/ : /^\d{1,9}(\.\d*)?$/;
    return isNumber.test(text) ? [[name, Math.round(Number(text))] as const] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}
