import type { Cents } from "@forecourt/money";

/** A figure in a text: cents, basis points, or a number of payments. */
export type StatedFigure = {
  kind: FigureKind;
  value: number;
  /** The matched text. */
  evidence: string;
};

const AMOUNT = String.raw`(?:US)?\$\s?(\d[\d,]*(?:\.\d{1,2})?)`;
const PERCENT = String.raw`(\d{1,2}(?:\.\d{1,2})?)\s?%`;
const APR = "(?:APR|annual percentage rate|TAE|tasa porcentual anual)";
const MONTHLY = String.raw`\s*(?:\/|an?\b|per|each|every|al|por|cada)\s*(?:mo\b|month|mes\b)`;
const PAYMENTS = String.raw`\s+(?:(?:equal|monthly)\s+)*(?:payments?\b|pagos?\b)`;

/** English and Spanish wordings of each figure. */
const PATTERNS = {
  apr: [
    `${PERCENT}\\s*(?:fixed\\s+|fija?\\s+|de\\s+)?${APR}`,
    `${APR}\\s+(?:of|from|as low as|de|desde)\\s+${PERCENT}`,
  ],
  "monthly-payment": [AMOUNT + MONTHLY, `(?:payments?|pagos?(?: mensuales)?)\\s+(?:of|de)\\s+${AMOUNT}`],
  term: [
    `(\\d{1,3})${PAYMENTS}`,
    String.raw`\b(?:for|por|a)\s+(\d{1,3})\s+(?:months?|meses)\b`,
    String.raw`\b(\d{1,3})[- ](?:months?|meses)\s+(?:closed-end\s+|open-end\s+)?(?:leases?|loan|term|financing)\b`,
    String.raw`\b(?:arrendamiento|préstamo|plazo|financiamiento)\s+(?:cerrado\s+)?(?:de|a)\s+(\d{1,3})\s+meses\b`,
  ],
  "down-payment": [
    `${AMOUNT}\\s+(?:down\\b|de (?:enganche|pago inicial|inicial)\\b)`,
    `(?:down payments?|enganche|pago inicial)\\s+(?:of|from|as low as|de|desde)\\s+${AMOUNT}`,
  ],
  "due-at-signing": [
    `${AMOUNT}\\s+(?:(?:is|total|cash)\\s+)*due\\s+at\\s+(?:lease\\s+)?(?:signing|delivery|inception)`,
    `${AMOUNT}\\s+(?:en total\\s+)?(?:a|al momento de) la firma`,
  ],
  "lease-cash": [`${AMOUNT}\\s+(?:in\\s+)?lease cash`],
  "lease-rebate": [`${AMOUNT}\\s+(?:in\\s+)?lease rebate`],
  "bonus-cash": [`${AMOUNT}\\s+(?:in\\s+)?bonus cash`],
  "acquisition-fee": [`${AMOUNT}\\s+acquisition fee`, `(?:cargo|tarifa) (?:de|por) adquisición de ${AMOUNT}`],
  "disposition-fee": [`${AMOUNT}\\s+disposition fee`, `(?:cargo|tarifa) (?:de|por) disposición de ${AMOUNT}`],
  "excess-mile": [
    `${AMOUNT}\\s+(?:a|per|for (?:each|every)|por(?: cada)?)\\s+(?:(?:additional|excess)\\s+)?(?:miles?|millas?)\\b`,
  ],
} as const;
export type FigureKind = keyof typeof PATTERNS;

const NUMBER_OF_PAYMENTS: FigureKind = "term";

/** Matches `$20.83 for every $1,000`; the first group is the amount. */
const PER_THOUSAND = new RegExp(
  `${AMOUNT}(?:${MONTHLY})?\\s*(?:per|for\\s+(?:every|each)|por\\s+cada)\\s+(?:US)?\\$?1[,.]?000\\b`,
  "giu",
);

/** Converts a written amount, such as `4,398` or `20.83`, to cents. */
export function centsOf(written: string): Cents {
  return Math.round(Number(written.replaceAll(",", "")) * 100);
}

/** Finds every figure of one kind in a text, ordered by wording, then by position. */
export function statedFigures(text: string, kind: FigureKind): StatedFigure[] {
  // A payment per $1,000 is not a monthly payment; the bar keeps the texts around it from joining.
  const readable = kind === NUMBER_OF_PAYMENTS ? text : text.replace(PER_THOUSAND, "|");
  return PATTERNS[kind].flatMap((pattern) =>
    [...readable.matchAll(new RegExp(pattern, "giu"))].map(([evidence, written]) => ({
      kind,
      value: kind === NUMBER_OF_PAYMENTS ? Number(written) : centsOf(written!),
      evidence: evidence.trim(),
    })),
  );
}

/** A payment per $1,000 financed, with the nearest rate and term before it. */
export type PerThousand = { cents: Cents; aprBp: number | null; months: number | null; evidence: string };

/** Finds every payment per $1,000 in a text. */
export function perThousandsIn(text: string): PerThousand[] {
  return [...text.matchAll(PER_THOUSAND)].map((match) => {
    const before = text.slice(0, match.index);
    const percent = [...before.matchAll(new RegExp(PERCENT, "gu"))].at(-1)?.[1];
    const months = [
      ...before.matchAll(new RegExp(String.raw`(\d{1,3})(?:[- ](?:months?|meses)|${PAYMENTS})`, "giu")),
    ];
    return {
      cents: centsOf(match[1]!),
      aprBp: percent === undefined ? null : centsOf(percent),
      months: months.length === 0 ? null : Number(months.at(-1)![1]),
      evidence: match[0],
    };
  });
}
