const BELOW_TWENTY = [
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve",
];
const TENS = [
  "twenty thirty forty fifty sixty seventy eighty ninety",
  "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
];
const VEINTI = "uno dos tres cuatro cinco seis siete ocho nueve";

const numbered = (text: string, value: (at: number) => number): [string, number][] =>
  text.split(" ").map((word, at) => [word, value(at)]);

const UNITS = new Map(BELOW_TWENTY.flatMap((text) => numbered(text, (at) => at + 1)));
const TENS_WORDS = new Map([
  ...TENS.flatMap((text) => numbered(text, (at) => 10 * (at + 2))),
  ...numbered(VEINTI, (at) => 21 + at).map(([word, value]): [string, number] => [`veinti${word}`, value]),
]);

const either = (words: Iterable<string>) => [...words].join("|");
/** A number word alone stays a word, "one owner": it counts only before these. */
const COUNTED =
  "thousand|grand|mil|k|hundred|rows?|seats?|seaters?|passengers?|cylinders?|cyl|filas?|hileras?|asientos?|plazas?|pasajeros?|personas?|cilindros?";
const NUMBER = new RegExp(
  `(?<![a-z0-9])(?:(${either(TENS_WORDS.keys())})(?:(?: y | and | |-)(${either(UNITS.keys())}))?|(${either(UNITS.keys())}))` +
    `(?=[ -](?:${COUNTED})(?![a-z0-9]))`,
  "g",
);

const HUNDREDS = new Map([
  ...numbered(
    "cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
    (at) => 100 * (at + 1),
  ),
]);
const THOUSANDS_AND_HUNDREDS = new RegExp(
  `(?<![a-z0-9.,])(\\d{1,3}) (?:mil|thousand) (?:and )?(?:(${either(HUNDREDS.keys())})|(\\d) hundred)(?![a-z0-9])`,
  "g",
);

/**
 * Replaces number words in folded keywords by digits where they count something.
 *
 * @example spellNumbers("under twenty five thousand") // "under 25 thousand"
 * @example spellNumbers("siete pasajeros") // "7 pasajeros"
 * @example spellNumbers("doce mil quinientos") // "12500"
 */
export function spellNumbers(text: string): string {
  const digits = text.replace(NUMBER, (_, tens?: string, unit?: string, alone?: string) =>
    String(alone ? UNITS.get(alone) : TENS_WORDS.get(tens!)! + (unit ? UNITS.get(unit)! : 0)),
  );
  return digits.replace(THOUSANDS_AND_HUNDREDS, (_, thousands: string, word?: string, hundreds?: string) =>
    String(1000 * Number(thousands) + (word ? HUNDREDS.get(word)! : 100 * Number(hundreds))),
  );
}
