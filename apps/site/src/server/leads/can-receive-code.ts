import "server-only";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Canada, the United States and its territories. Other countries of the +1 plan are known for SMS fraud. */
const COUNTRIES = new Set(["US", "CA", "PR", "VI", "GU", "AS", "MP"]);

/** Toll-free and premium numbers are not a shopper's phone. */
const TYPES = new Set(["FIXED_LINE_OR_MOBILE", "MOBILE", "FIXED_LINE"]);

/**
 * Whether a code may be sent to a number: a US or Canadian one that the numbering plan has (docs/product/forms.md).
 *
 * @param number E.164, `+14175550123`
 * @example canReceiveCode("+18765550123") // false: Jamaica
 */
export function canReceiveCode(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number);
  // The parser also corrects numbers, such as one with the country code twice.
  if (parsed?.number !== number || !parsed.isValid()) return false;
  const { country } = parsed;
  return country !== undefined && COUNTRIES.has(country) && TYPES.has(parsed.getType() ?? "");
}
