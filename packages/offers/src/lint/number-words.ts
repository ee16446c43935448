/** English and Spanish number words; "once" is left out, since in English it is no number. */
const VALUES: Readonly<Record<string, number>> = {
  ...numbered("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"),
  ...numbered("fifteen sixteen seventeen eighteen nineteen", 15),
  ...numbered("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...numbered("cero uno dos tres cuatro cinco seis siete ocho nueve diez"),
  ...numbered("doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno", 12),
  ...numbered(
    "veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
    22,
  ),
  ...numbered("treinta cuarenta cincuenta sesenta setenta ochenta noventa cien", 30, 10),
  ...numbered("ciento doscientos trescientos cuatrocientos quinientos", 100, 100),
  ...numbered("seiscientos setecientos ochocientos novecientos mil", 600, 100),
  ...numbered("hundred thousand", 100, 900),
};

const WORD = String.raw`(?<![\p{L}\d])(?:${Object.keys(VALUES).join("|")})(?![\p{L}\d])`;
const SEPARATOR = String.raw`(?:[\s-]+|(?<=hundred|thousand)\s+and\s+|(?<=nta)\s+y\s+)`;

/** The source of a pattern that matches a written number, such as `three hundred and nineteen`. */
export const NUMBER_WORDS = String.raw`(?:a\s+(?=hundred|thousand))?${WORD}(?:${SEPARATOR}${WORD})*`;

/**
 * The value of a written number in English or Spanish.
 *
 * @param words a match of `NUMBER_WORDS`
 * @example numberOf("three hundred and nineteen") // 319
 */
export function numberOf(words: string): number {
  let thousands = 0;
  let rest = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const value = VALUES[word] ?? 0;
    if (value === 1000) {
      thousands += (rest || 1) * 1000;
      rest = 0;
    } else if (word === "hundred") rest = (rest || 1) * 100;
    else rest += value;
  }
  return thousands + rest;
}

function numbered(words: string, first = 0, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(" ").map((word, index) => [word, first + index * step]));
}
