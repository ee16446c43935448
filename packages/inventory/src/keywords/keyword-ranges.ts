import type { Range, RangeGroup } from "../filters.ts";
import {
  ABOUT,
  AMOUNT,
  BOUND_WORDS,
  IS_MONTHLY,
  isBarePrice,
  JOIN,
  LOW_MILES,
  LOW_MILES_WORDS,
  SUFFIX_BOUND_WORDS,
  UNIT_BEFORE,
} from "./range-words.ts";

/** The ranges in keywords, and the remaining text. */
export type KeywordRanges = { ranges: Partial<Record<RangeGroup, Range>>; rest: string };

type Amount = { value: number; group: RangeGroup | null };

/**
 * Extracts prices, payments, mileages and years from folded keywords: "under 25k", "$10,000-$15,000", "$400/mo",
 * "menos de 30 mil millas", "low miles", "2020 or newer", "2022". A number from 1950 to 2049 is a year. A round number
 * alone is a price; others need a word or a unit.
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
  let rest = text;
  take(`(?<![a-z0-9])(?:${LOW_MILES_WORDS})(?![a-z0-9])`, () => {
    narrow("mileage", null, LOW_MILES);
    return true;
  });
  for (const [pattern, unit] of UNIT_BEFORE) rest = rest.replace(pattern, `$1 ${unit}`);
  take(`(?<![a-z0-9])(?:${ABOUT}) ?${AMOUNT}`, (groups) => {
    const amount = readAmount(groups, 0);
    const group = amount?.group ?? "price";
    if (!amount || group === "year") return false;
    narrow(group, Math.round(amount.value * 0.9), Math.round(amount.value * 1.1));
    return true;
  });

  take(`(?<![a-z0-9])(?:between |entre |from |desde |del? )?${AMOUNT}${JOIN}${AMOUNT}`, (groups) => {
    const second = readAmount(groups, 4);
    const first = readAmount(groups, 0, second, groups[6]);
    if (!first || !second || first.group !== second.group) return false;
    const arePrices = first.group === null && isBarePrice(first.value) && isBarePrice(second.value);
    const group = arePrices ? "price" : first.group;
    if (group === null) return false;
    narrow(group, Math.min(first.value, second.value), Math.max(first.value, second.value));
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
    const group = amount?.group ?? (amount && isBarePrice(amount.value) ? "price" : null);
    if (!amount || !group) return false;
    if (group !== "year") narrow(group, null, amount.value);
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
  const [dollar, typed = "", thousands, unit] = groups.slice(at, at + 4);
  const digits = typed.replace(/[.,]+$/, "");
  const grouped = /^\d{1,3}([.,]\d{3})+$/.test(digits);
  const number = Number(grouped ? digits.replace(/[.,]/g, "") : digits.replace(",", "."));
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
