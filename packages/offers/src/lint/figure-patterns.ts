// Patterns read texts in the form of `readText`: numbers are digits, amounts and rates have signs.
const AMOUNT = String.raw`(?:US)?\$\s?(\d[\d,]*(?:\.\d{1,2})?)`;
export const PERCENT = String.raw`(\d{1,2}(?:\.\d{1,3})?)\s?%`;
/** Months, with the abbreviations of advertisements. */
export const MONTHS = String.raw`(?:months?\b|mos?\b\.?|meses\b|mes\b)`;

const APR_NAME = "(?:APR|annual percentage rate|TAE|tasa (?:porcentual anual|de porcentaje anual))";
const EACH = String.raw`\s*(?:\/|an?\b|per|each|every|al?|por|cada|a la)\s*`;
const MONTHLY = String.raw`(?:${EACH}(?:mo\b|month|mes\b)|\s+(?:monthly|mo|mensual(?:es)?)\b)`;
const PAYMENT_NOUN = "(?:payments?|installments?|pagos?|cuotas?|mensualidades|letras)";
const EVERY =
  "(?:equal|level|regular|monthly|weekly|bi-?weekly|easy|low|small|simple|affordable|consecutive|cómod[ao]s)";
export const PAYMENTS = String.raw`\s+(?:${EVERY}\s+)*${PAYMENT_NOUN}\b`;
/** The number of payments; "your first two payments" is none. */
export const NUMBER_OF_PAYMENTS = String.raw`(?<!\bfirst |\blast |\bnext |\bprimer[ao]s |[$\d.,])\b(\d{1,3})${PAYMENTS}`;
const FROM =
  "(?:of|from|at|is|are|only|just|under|about|as (?:low|little) as|start(?:ing)? (?:at|from)|de|desde|del|tan|s[oó]lo|mínimo|a partir de)";
const AT_SIGNING = String.raw`(?:at|on|upon)\s+(?:lease\s+)?(?:signing|delivery|inception)`;
const DOWN = String.raw`(?:enganche|(?:pago )?inicial|entrada|pronto)\b`;

/** English and Spanish wordings of each figure; the first group is its value. */
export const FIGURE_PATTERNS = {
  apr: [
    String.raw`${PERCENT}\s*(?:(?:fixed|variable|introductory|fija?|de|en)\s+)*\(?${APR_NAME}`,
    String.raw`${APR_NAME}\)?(?:\s*[:=]|\s+(?:rates?|${FROM}))*\s*${PERCENT}`,
  ],
  "monthly-payment": [
    AMOUNT + MONTHLY,
    String.raw`(?<![\d$.,\/])(\d{2,3})\/mo\b`,
    String.raw`${AMOUNT}(?!\s+(?:bi-?)?weekly)${PAYMENTS}`,
    String.raw`(?<!\bdown[ -]?)${PAYMENT_NOUN}(?:\s+mensuales|\s*:)?(?:\s+${FROM})*\s+${AMOUNT}`,
  ],
  // By the day or week: an offer has no such figure, but the amount of a payment is stated.
  "other-payment": [
    String.raw`${AMOUNT}(?:${EACH}(?:day|week|wk\b|(?:other|2) weeks?|día|semana|quincena)|\s+(?:daily|(?:bi-?)?weekly|diarios?|semanal(?:es)?|quincenal(?:es)?)\b)`,
  ],
  term: [
    NUMBER_OF_PAYMENTS,
    String.raw`(?:\b(?:for|por|a|x|durante)|\/)\s*(\d{1,3})\s+${MONTHS}`,
    String.raw`\b(\d{1,3})[- ]${MONTHS}\s+(?:closed-end\s+|open-end\s+)?(?:leases?|loan|term|financing)\b`,
    String.raw`\b(?:arrendamiento|préstamo|plazo|financiamiento)\s+(?:cerrado\s+)?(?:de|a)\s+(\d{1,3})\s+meses\b`,
  ],
  "down-payment": [
    String.raw`${AMOUNT}\s+(?:(?:cash|total)\s+)?(?:down\b(?! from)|de ${DOWN})`,
    String.raw`(?:down ?payments?|${DOWN})(?:\s*:|\s+(?:${FROM}))*\s+${AMOUNT}`,
    String.raw`\bput down ${AMOUNT}`,
    // Nothing down: the empty group is 0.
    String.raw`(?:(?<!\$)\b0(?: de)?|\b(?:no|0) (?:money|cash)|\bnothing|\bno|\bsin)()\s+(?:down\b|${DOWN})`,
  ],
  "due-at-signing": [
    String.raw`${AMOUNT}\s+(?:(?:is|total|cash)\s+)*(?:due\s+)?${AT_SIGNING}`,
    String.raw`due\s+${AT_SIGNING}(?:\s*[:=]|\s+(?:is|of|totals?))?\s*${AMOUNT}`,
    String.raw`${AMOUNT}\s+(?:en total\s+)?(?:a la firma|al firmar|al momento de la firma)`,
  ],
  "lease-cash": [String.raw`${AMOUNT}\s+(?:in\s+)?lease cash`],
  "lease-rebate": [String.raw`${AMOUNT}\s+(?:in\s+)?lease rebate`],
  "bonus-cash": [String.raw`${AMOUNT}\s+(?:in\s+)?bonus cash`],
  "acquisition-fee": [
    String.raw`${AMOUNT}\s+acquisition fee`,
    `(?:cargo|tarifa) (?:de|por) adquisición de ${AMOUNT}`,
  ],
  "disposition-fee": [
    String.raw`${AMOUNT}\s+disposition fee`,
    `(?:cargo|tarifa) (?:de|por) disposición de ${AMOUNT}`,
  ],
  "excess-mile": [
    String.raw`${AMOUNT}\s+(?:a|per|for (?:each|every)|por(?: cada)?)\s+(?:(?:additional|excess)\s+)?(?:miles?|millas?)\b`,
  ],
} as const;
export type FigureKind = keyof typeof FIGURE_PATTERNS;

/** Matches `$20.83 for every $1,000`; the first group is the amount. */
export const PER_THOUSAND = new RegExp(
  String.raw`${AMOUNT}(?:${MONTHLY})?\s*(?:per|for\s+(?:every|each)|por\s+cada)\s+(?:US)?\$?1[,.]?000\b`,
  "giu",
);
