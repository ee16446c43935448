/** The +1 prefix, also half deleted: `+1`, `+`, or `1` before the mask's opening bracket. */
const COUNTRY_CODE = /\+\s*1?|^\s*1\s*(?=\()/g;

/** What may stand between a number and its extension: `x`, `#`, `ext.`, `;ext=`, `extensión`, also half typed. */
const EXTENSION_MARK = /^[\s,;.(-]*(?:e?x[\p{L}\p{M}]*|#)[\s.:=)#-]*$/iu;

/** Digits of a number without its country code. */
export const NATIONAL_LENGTH = 10;

/** E.164: the most digits of any number. More digits need no search for an extension. */
const LONGEST_NUMBER = 15;

/** The longest extension, in digits. */
export const MAX_EXTENSION = 7;

/** Indexes of digits in a text; `extension` is null without a mark such as `x`. */
export type PhonePositions = { number: number[]; extension: number[] | null };

/**
 * Returns where a text has the national digits of a phone and those of its extension.
 *
 * With eleven digits, a leading 1 is the country code: no area code starts with 1. An extension follows ten digits or
 * more, so a letter within the number is punctuation.
 */
export function phonePositions(text: string): PhonePositions {
  // Replaced by spaces, not removed, so that the indexes stay valid for the text.
  const national = text.replace(COUNTRY_CODE, (code) => " ".repeat(code.length));
  const positions: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (isDigit(national[index]!)) positions.push(index);
  }
  const last = Math.min(positions.length, LONGEST_NUMBER);
  for (let end = NATIONAL_LENGTH; end <= last; end += 1) {
    const between = national.slice(positions[end - 1]! + 1, positions[end]);
    if (!EXTENSION_MARK.test(between)) continue;
    return { number: withoutCountryCode(text, positions.slice(0, end)), extension: positions.slice(end) };
  }
  return { number: withoutCountryCode(text, positions), extension: null };
}

/** Whether a value has another country's code; its digits must not be parsed as a national number. */
export function hasOtherCountryCode(value: string): boolean {
  return /^\s*\+\s*[02-9]/.test(value);
}

/** Returns a string as it is and `""` for any other value. */
export function phoneText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Returns the national digits of a text, without its extension; not ten when it is not a phone. */
export function phoneDigits(text: string): string {
  return digitsAt(text, phonePositions(text).number);
}

/** Returns the digits at some indexes of a text. */
export function digitsAt(text: string, positions: readonly number[]): string {
  return positions.map((position) => text[position]).join("");
}

function withoutCountryCode(text: string, positions: number[]): number[] {
  const hasCode = positions.length > NATIONAL_LENGTH && text[positions[0]!] === "1";
  return hasCode ? positions.slice(1) : positions;
}

const isDigit = (character: string): boolean => character >= "0" && character <= "9";
