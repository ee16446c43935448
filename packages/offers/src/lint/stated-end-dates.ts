import { matchesIn, type ReadableText } from "./readable-text.ts";

/** A last day in a text; the year may be left out. */
type StatedDay = { year: number | null; month: number; day: number; evidence: string };

const ENGLISH = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const SPANISH = "ene feb mar abr may jun jul ago sep oct nov dic".split(" ");
const MONTH = String.raw`(?:${[...new Set([...ENGLISH, ...SPANISH])].join("|")})\p{L}*\.?`;

const NUMERIC = String.raw`\d{1,2}(?:\/\d{1,2}(?:\/\d{4}|\/\d{2})?|-\d{1,2}-(?:\d{4}|\d{2}))`;
const ISO = String.raw`\d{4}-\d{2}-\d{2}`;
const MONTH_FIRST = String.raw`${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?`;
const DAY_FIRST = String.raw`\d{1,2}(?:st|nd|rd|th)? (?:de |of )?${MONTH}(?:,?(?: del?)? \d{4})?`;
const DATE = String.raw`(?:${ISO}|\b${NUMERIC}|\b${MONTH_FIRST}|\b${DAY_FIRST})(?!\d)`;

/** Any date in a text, such as 11/30/2026, Nov 30, or 30 de noviembre. */
export const WRITTEN_DAY = new RegExp(DATE, "iu");

const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)\.?|lunes|martes|miércoles|jueves|viernes|sábado|domingo`;
const LAST = String.raw`\b(?:ends?|ending|expir(?:es?|ing|a)|through|thru|until|till|valid to|good to|last day|now ?-|(?:delivery|in|purchase|buy|order) by|hasta|termina|vence|finaliza)`;
const LAST_DAY = new RegExp(
  String.raw`(?:${LAST}(?:,? (?:on|at|the|midnight|end of day|close of business|el|día|${WEEKDAY}),?)*:? ?|${DATE} ?(?:-|to|al|a) ?|\bdel \d{1,2} al )(${DATE})`,
  "giu",
);
/** "November 1-15, 2026". */
const DAYS_OF_MONTH = new RegExp(
  String.raw`\b(${MONTH}) \d{1,2} ?(?:-|to) ?(\d{1,2}\b(?!\/)(?:,? \d{4})?)`,
  "giu",
);

/**
 * The last days that a text states: a date after words such as "ends" or "hasta", or the second date of a range.
 *
 * @example statedEndDates(readText("Ends Nov. 15")) // [{ year: null, month: 11, day: 15, evidence: "Ends Nov. 15" }]
 */
export function statedEndDates(text: ReadableText): StatedDay[] {
  return [...matchesIn(text, LAST_DAY), ...matchesIn(text, DAYS_OF_MONTH)].map(({ evidence, groups }) => ({
    ...dayOf(groups.join(" ")),
    evidence,
  }));
}

function dayOf(written: string): Omit<StatedDay, "evidence"> {
  const [first, second, third] = written.match(/\d+/g)!.map(Number) as [number, number, number?];
  const name = /\p{L}{3}/u
    .exec(written.replaceAll(/(?<=\d)(?:st|nd|rd|th)|\b(?:of|del?)\b/giu, ""))?.[0]
    .toLowerCase();
  if (name) {
    const month = Math.max(ENGLISH.indexOf(name), SPANISH.indexOf(name)) + 1;
    return { year: second ?? null, month, day: first };
  }
  if (third !== undefined && first > 31) return { year: first, month: second, day: third };
  const year = third === undefined ? null : third < 100 ? 2000 + third : third;
  // Spanish texts write the day first: 15/11/2026.
  return first > 12 ? { year, month: second, day: first } : { year, month: first, day: second };
}
