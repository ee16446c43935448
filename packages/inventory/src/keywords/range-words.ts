/** An end of a range; a strict one excludes its number. */
export type Bound = { end: "min" | "max"; strict: boolean };

const MONTHLY =
  "/ ?month|/ ?mo|/ ?mes|a month|per month|per mo|each month|monthly|al mes|por mes|cada mes|mensuales|mensual";
const DOLLARS = "dollars|dollar|usd|dolares|bucks";
/** "20 grand" are thousands, the Grand Cherokee is a model. */
const GRAND =
  "grand(?! (?:cherokee|caravan|wagoneer|prix|am|marquis|vitara|highlander|corolla|touring|sport))";

/** An amount in four groups: dollar sign, digits, thousands, unit. */
export const AMOUNT = String.raw`(\$?) ?(\d[\d.,]*) ?(k|mil|thousand|${GRAND})?(?: ?(?:de )?(miles|mile|mi|millas|milla|(?:${DOLLARS})? ?(?:${MONTHLY})|${DOLLARS}))?(?![a-z0-9])`;
export const IS_MONTHLY = new RegExp(`(?:${MONTHLY})$`);
/** Between the two ends of a range. */
export const JOIN = `(?: ?[-–] ?| to | and | y | a | al | hasta )`;

export const BOUND_WORDS: readonly [words: string, bound: Bound][] = [
  [
    "not (?:over|above|more than)|nothing over|no more than|up to|at most|maximum|max|budget(?: of| is)?|" +
      "presupuesto(?: de)?|hasta|maximo|no mas de|que no pasen? de|<=",
    { end: "max", strict: false },
  ],
  [
    "under|below|sub|less than|fewer than|older than|before|menos de|menor(?:es)? (?:a|de|que)|por debajo de|" +
      "debajo de|abajo de|bajo|pre|antes del?|anterior(?:es)? al?|<",
    { end: "max", strict: true },
  ],
  [
    "over|above|more than|newer than|after|mas de|mayor(?:es)? (?:a|de|que)|por encima de|arriba de|post|despues del?|posterior(?:es)? al?|>",
    { end: "min", strict: true },
  ],
  [
    "from|since|at least|starting at|minimum|min|desde|a partir de|al menos|minimo|>=",
    { end: "min", strict: false },
  ],
];

export const SUFFIX_BOUND_WORDS: readonly [words: string, end: Bound["end"]][] = [
  [
    String.raw`\+|or newer|or more|or above|and up|o mas nuevos?|o mas nuevas?|o mas recientes?|o mas|en adelante|pa(?:ra)? ?arriba`,
    "min",
  ],
  ["or less|or under|or older|o menos|o mas viejos?|maximo|max", "max"],
];

/** "Around 20k": a tenth less or more. */
export const ABOUT = "around|about|roughly|approximately|approx|como|alrededor de|cerca de|aproximadamente";

/** Few miles: at most this many, about two years of an average driver (docs/product/inventory.md). */
export const LOW_MILES = 30_000;
export const LOW_MILES_WORDS =
  "(?:very )?(?:low|few) (?:miles|mil+e?age|mile)|(?:muy )?(?:pocas|bajas) millas|(?:muy )?(?:poco|bajo) (?:mil+a[jg]e|kilometraje)";

/** Whether a number alone is a price in dollars. Models have numbers such as 2500, and a ZIP code is rarely round. */
export const isBarePrice = (value: number): boolean =>
  value < 1_000_000 && (value >= 10_000 ? value % 100 === 0 : value >= 3000 && value % 1000 === 0);

const BOUNDED = String.raw`((?:of |de )?(?:(?:${BOUND_WORDS.map(([words]) => words).join("|")}) ?)?\$? ?\d[\d.,]*(?: ?(?:k|mil)(?![a-z0-9]))?)(?![\d.,a-z])`;

/** "Payment under 400" and "mileage under 40000": the unit precedes the number. */
export const UNIT_BEFORE: readonly [pattern: RegExp, unit: string][] = [
  [
    new RegExp(
      `(?<![a-z0-9])(?:(?:monthly )?payments?|(?:pagos?|abonos?|letras?|mensualidad(?:es)?)(?: mensual(?:es)?)?) ` +
        `${BOUNDED}(?! ?(?:${DOLLARS})? ?(?:${MONTHLY}))`,
      "g",
    ),
    "a month",
  ],
  [
    new RegExp(
      `(?<![a-z0-9]|\\d ?(?:k|mil|thousand)? )(?:mil+e?age|miles|odometer|millas|millaje|kilometraje) ${BOUNDED}(?! ?mi)`,
      "g",
    ),
    "miles",
  ],
];
