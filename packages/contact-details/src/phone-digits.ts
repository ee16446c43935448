/**
 * The prefix of an international US number, also while a shopper is deleting it: `+1`, `+`, and `1` before the
 * bracket that the mask opens.
 */
const COUNTRY_CODE = /\+\s*1?|^\s*1\s*(?=\()/g;

/**
 * Where the national digits stand in a value, as indexes.
 *
 * An eleventh digit shows that the first one, a 1, was the country code: no US area code starts with 1.
 */
export function phoneDigitPositions(value: string): number[] {
  // Blanked, not removed: the indexes stay those of the value.
  const national = value.replace(COUNTRY_CODE, (code) => " ".repeat(code.length));
  const positions: number[] = [];
  for (let index = 0; index < value.length; index += 1) {
    if (isDigit(national[index]!)) positions.push(index);
  }
  if (positions.length > 10 && value[positions[0]!] === "1") positions.shift();
  return positions;
}

/** Whether a value carries another country's code. Its digits must never be read as a US number: it is someone else's. */
export function hasOtherCountryCode(value: string): boolean {
  return /^\s*\+\s*[02-9]/.test(value);
}

/** The text of what may be a phone; anything but a string holds none. */
export function phoneText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The national digits of a value; more or fewer than ten when it is not a US phone number. */
export function phoneDigits(value: string): string {
  return phoneDigitPositions(value)
    .map((position) => value[position])
    .join("");
}

const isDigit = (character: string): boolean => character >= "0" && character <= "9";
