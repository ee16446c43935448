import type { Range, RangeGroup } from "../filters.ts";

/** The ranges in keywords, and the remaining text. */
export type KeywordRanges = { ranges: Partial<Record<RangeGroup, Range>>; rest: string };

type Amount = { value: number; group: RangeGroup | null };
type End = "min" | "max";
type Bound = { end: End; strict: boolean };

const MONTHLY =
  "/ ?month|/ ?mo|/ ?mes|a month|per month|per mo|each month|monthly|al mes|por mes|cada mes|mensuales|mensual";
const DOLLARS = "dollars|dollar|usd|dolares|bucks";
const AMOUNT = String.raw`(\$?) ?(\d[\d.,]*) ?(k|mil)?(?: ?(miles|mile|mi|millas|milla|(?:${DOLLARS})? ?(?:${MONTHLY})|${DOLLARS}))?(?![a-z0-9])`;
const IS_MONTHLY = new RegExp(`(?:${MONTHLY})$`);
const JOIN = `(?: ?[-–] ?| to | and | y | a | hasta )`;

const BOUND_WORDS: readonly [words: string, bound: Bound][] = [
  [
    "under|below|less than|fewer than|older than|before|menos de|por debajo de|debajo de|bajo|antes de|<",
    { end: "max", strict: true },
  ],
  ["up to|at most|no more than|maximum|max|hasta|maximo|no mas de|<=", { end: "max", strict: false }],
  [
    "over|above|more than|newer than|after|mas de|por encima de|arriba de|despues de|>",
    { end: "min", strict: true },
  ],
  [
    "from|since|at least|starting at|minimum|min|desde|a partir de|al menos|minimo|>=",
    { end: "min", strict: false },
  ],
];
const SUFFIX_BOUND_WORDS: readonly [words: string, end: End][] = [
  [String.raw`\+|or newer|or more|or above|and up|o mas nuevos?|o mas nuevas?|o mas`, "min"],
  ["or less|or under|or older|o menos|o mas viejos?|maximo|max", "max"],
];

/** "Payment under 400": the amount is one a month. */
const PAYMENT_BEFORE = new RegExp(
  `(?<![a-z0-9])(?:(?:monthly )?payments?|(?:pagos?|mensualidad(?:es)?)(?: mensual(?:es)?)?) ` +
    String.raw`((?:of |de )?(?:(?:${BOUND_WORDS.map(([words]) => words).join("|")}) ?)?\$? ?\d[\d.,]*)` +
    String.raw`(?![\d.,]| ?(?:${DOLLARS})? ?(?:${MONTHLY}))`,
  "g",
);

/**
 * Extracts prices, payments, mileages and years from folded keywords: "under 25k", "$10,000-$15,000", "$400/mo",
 * "menos de 30 mil millas", "2020 or newer", "2022". A number from 1950 to 2049 is a year; others need a word or a unit.
 *
 * @example keywordRanges("awd suv under 25k") // { ranges: { price: { min: null, max: 25000 } }, rest: "awd suv  " }
 */
export function keywordRanges(text: string): KeywordRanges {
  const ranges: KeywordRanges["ranges"] = {};
  const narrow = (group: RangeGroup, min: number | null, max: number | null) => {
    const known = ranges[group] ?? { min: null, max: null };
    ranges[group] = { min: min ?? known.min, max: max ?? known.max };
  };
  const take = (pattern: string, use: (groups: string[]) => boolean) => {
    rest = rest.replace(new RegExp(pattern, "g"), (match: string, ...groups: string[]) =>
      use(groups) ? " " : match,
    );
  };
  let rest = text.replace(PAYMENT_BEFORE, "$1 a month");

  take(`(?<![a-z0-9])(?:between |entre |from |desde |de )?${AMOUNT}${JOIN}${AMOUNT}`, (groups) => {
    const second = readAmount(groups, 4);
    const first = readAmount(groups, 0, second, groups[6]);
    if (!first || !second || first.group === null || first.group !== second.group) return false;
    narrow(first.group, Math.min(first.value, second.value), Math.max(first.value, second.value));
    return true;
  });
  for (const [words, { end, strict }] of BOUND_WORDS) {
    take(`(?<![a-z0-9<>])(?:${words}) ?${AMOUNT}`, (groups) => {
      const amount = readAmount(groups, 0);
      if (!amount) return false;
      // "Under 85,000 miles" excludes 85,000; prices and payments are inclusive, like the segment `price-under-25000`.
      const group = amount.group === "year" && amount.value % 500 === 0 ? "price" : (amount.group ?? "price");
      const step = strict && group !== "price" && group !== "payment" ? 1 : 0;
      narrow(group, end === "min" ? amount.value + step : null, end === "max" ? amount.value - step : null);
      return true;
    });
  }
  for (const [words, end] of SUFFIX_BOUND_WORDS) {
    take(`(?<![a-z0-9])${AMOUNT} ?(?:${words})(?![a-z0-9])`, (groups) => {
      const amount = readAmount(groups, 0);
      if (!amount?.group) return false;
      narrow(amount.group, end === "min" ? amount.value : null, end === "max" ? amount.value : null);
      return true;
    });
  }
  take(`(?<![a-z0-9.,-])${AMOUNT}(?!-)`, (groups) => {
    const amount = readAmount(groups, 0);
    if (!amount?.group) return false;
    if (amount.group !== "year") narrow(amount.group, null, amount.value);
    else {
      const { min, max } = ranges.year ?? { min: null, max: null };
      narrow(
        "year",
        Math.min(min ?? amount.value, amount.value),
        Math.max(max ?? amount.value, amount.value),
      );
    }
    return true;
  });
  return { ranges, rest };
}

/** Parses an amount from four groups of a match; the first of two amounts takes the unit of the second. */
function readAmount(
  groups: string[],
  at: number,
  like?: Amount | null,
  likeThousands?: string,
): Amount | null {
  const [dollar, digits = "", thousands, unit] = groups.slice(at, at + 4);
  const grouped = /^\d{1,3}([.,]\d{3})+$/.test(digits);
  const number = Number(
    grouped ? digits.replace(/[.,]/g, "") : digits.replace(/[.,]$/, "").replace(",", "."),
  );
  if (!Number.isFinite(number)) return null;
  const isThousands = thousands !== undefined || (likeThousands !== undefined && number < 1000);
  const value = Math.round(isThousands ? number * 1000 : number);
  if (like?.group === "payment" || (unit !== undefined && IS_MONTHLY.test(unit)))
    return { value, group: "payment" };
  if (unit?.startsWith("mi")) return { value, group: "mileage" };
  if (dollar || unit) return { value, group: "price" };
  if (like?.group && like.group !== "year") return { value, group: like.group };
  if (thousands !== undefined) return { value, group: "price" };
  if (!grouped && Number.isInteger(number) && number >= 1950 && number <= 2049)
    return { value, group: "year" };
  return value >= 1000 ? { value, group: null } : null;
}
