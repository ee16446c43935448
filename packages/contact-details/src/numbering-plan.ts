/**
 * Ten digits of the North American Numbering Plan: area code, exchange code, line.
 *
 * Both codes start with 2 to 9. N11 is no code: these are services such as 911. N9X, 37X and 96X are reserved area codes.
 * See NANPA, "About the North American Numbering Plan".
 */
const NORTH_AMERICAN = /^(?!37|96)[2-9](?!11|9)\d\d[2-9](?!11)\d{6}$/;

/**
 * Whether ten digits can be a phone of the North American Numbering Plan (docs/product/contact-details.md, "Phone
 * numbers"). Toll-free numbers are, and so are numbers with the exchange code 555.
 *
 * @param digits without a country code
 */
export function isNorthAmericanNumber(digits: string): boolean {
  return NORTH_AMERICAN.test(digits);
}
