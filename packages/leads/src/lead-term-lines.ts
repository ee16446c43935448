import type { DealershipFacts } from "./dealership-facts.ts";
import { formatCents } from "./format-cents.ts";
import { LEAD_WORDS, type LeadWords } from "./lead-words.ts";
import type { StoredLead } from "./stored-lead.ts";

/** A financial value of a lead in the staff's words. A sealed one is never part of a message. */
export type LeadTermLine = { label: string; value: string; isSealed: boolean };

/** Questionnaire answers about financing. */
export const FINANCIAL_QUESTIONS = ["finance-type", "remaining-balance"];

/**
 * The financial values of a lead, as the shopper gave them. Messages may have what describes the purchase: cash down,
 * term, and whether a trade exists. Everything else describes the shopper's finances and is sealed
 * (docs/product/leads.md, "Never in an email").
 *
 * @example leadTermLines(lead, dealership)[0] // { label: "Cash down", value: "$2,000", isSealed: false }
 */
export function leadTermLines(lead: StoredLead, dealership: DealershipFacts): LeadTermLine[] {
  const words = LEAD_WORDS[dealership.staffLocale ?? "en"];
  const { terms, details } = lead;
  const pricing = "pricing" in details ? details.pricing : null;
  // A form's own answers are more exact than the terms of its page.
  const given = pricing ?? (terms && { ...terms, creditRange: null });
  return [
    ...(given ? purchaseLines(given, words) : []),
    ...sealed(words.creditRange, pricing?.creditRange),
    ...sealed(words.creditScore, pricing ? null : terms?.creditScore.toString()),
    ...("budget" in details && details.budget
      ? sealed(words.budgets[details.budget.kind ?? "price"], amountOf(details.budget.amount))
      : []),
    ...("incomeRange" in details
      ? sealed(words.income, details.incomeRange && words.incomes[details.incomeRange])
      : []),
    ...(lead.kind === "SELL_OR_TRADE" ? financeLines(lead.details, words) : []),
  ];
}

type Given = { cashDown: number | null; tradeEquity: number | null; months: number | null };

function purchaseLines({ cashDown, tradeEquity, months }: Given, words: LeadWords): LeadTermLine[] {
  const hasTrade = tradeEquity !== null && tradeEquity !== 0;
  return [
    ...open(words.cashDown, amountOf(cashDown)),
    ...open(words.term, months === null ? null : `${months} ${words.months}`),
    ...open(words.tradingIn, hasTrade ? words.yes : words.no),
    ...sealed(words.tradeEquity, hasTrade ? amountOf(tradeEquity) : null),
  ];
}

function financeLines(
  { finance, answers }: Extract<StoredLead, { kind: "SELL_OR_TRADE" }>["details"],
  words: LeadWords,
): LeadTermLine[] {
  if (finance)
    return [
      ...sealed(words.financed, finance.type && words.financeTypes[finance.type]),
      ...sealed(words.remainingBalance, amountOf(finance.remainingBalance)),
    ];
  return answers
    .filter(({ questionId }) => questionId !== null && FINANCIAL_QUESTIONS.includes(questionId))
    .flatMap(({ questionId, answer }) => sealed(questionId ?? "", answer));
}

/** Dollars with thousands separators: `$20,000`, `-$1,240`. */
function amountOf(cents: number | null): string | null {
  if (cents === null) return null;
  const dollars = formatCents(Math.abs(cents)).replace(/\d(?=(\d{3})+(\.|$))/g, "$&,");
  return `${cents < 0 ? "-" : ""}$${dollars}`;
}

function open(label: string, value: string | null): LeadTermLine[] {
  return value ? [{ label, value, isSealed: false }] : [];
}

function sealed(label: string, value: string | null | undefined): LeadTermLine[] {
  return value ? [{ label, value, isSealed: true }] : [];
}
