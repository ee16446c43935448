/** The +1 prefix, also half deleted: `+1`, `+`, or `1` before the mask's opening bracket. */
const COUNTRY_CODE = /\+\s*1?|^\s*1\s*(?=\()/g;

/**
 * Returns the indexes of the national digits in a value.
 *
 * With eleven digits, a leading 1 is the country code: no US area code starts with 1.
 */
export function phoneDigitPositions(value: string): number[] {
  // Replaced by spaces, not removed, so that the indexes stay valid for the value.
  const national = value.replace(COUNTRY_CODE, (code) => " ".repeat(code.length));
  const positions: number[] = [];
  for (let index = 0; index < value.length; index += 1) {
    if (isDigit(national[index]!)) positions.push(index);
  }
  if (positions.length > 10 && value[positions[0]!] === "1") positions.shift();
  return positions;
}

/** Whether a value has another country's code; its digits must not be parsed as a US number. */
export function hasOtherCountryCode(value: string): boolean {
  return /^\s*\+\s*[02-9]/.test(value);
}

/** Returns a string as it is and `""` for any other value. */
export function phoneText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Returns the national digits of a value; not ten when it is not a US phone number. */
export function phoneDigits(value: string): string {
  return phoneDigitPositions(value)
    .map((position) => value[position])
    .join("");
}

const isDigit = (character: string): boolean => character >= "0" && character <= "9";
