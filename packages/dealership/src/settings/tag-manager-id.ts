/** `GTM-` and then digits or capital letters. */
export const tagManagerIdPattern = /^GTM-[0-9A-Z]+$/;

/**
 * Checks the form of a tag-manager id; a wrong one stops the site at start-up.
 *
 * @example isTagManagerId("GTM-K2X9") // true
 */
export function isTagManagerId(id: string): boolean {
  return tagManagerIdPattern.test(id);
}
