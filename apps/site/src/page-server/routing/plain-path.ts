/** The default language's folder is none; an address that names it means the same page. */
const DEFAULT_FOLDER = /^\/en(?=\/|$)/i;
const OTHER_FOLDER = /^\/es(?=\/|$)/i;

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~`: the same as the character itself (RFC 3986, 6.2.2.2). */
const NEEDLESS = /%(2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * A path in the spelling that addresses are looked up in: nothing is percent-encoded that need not be, one slash stands
 * between two parts and none at the end, the default language's folder is gone and another's is in small letters.
 *
 * @example plainPath("/EN//%73ervice/") // "/service"
 */
export function plainPath(pathname: string): string {
  const slashes = pathname.replace(NEEDLESS, decodeURIComponent).replace(/\/{2,}/g, "/");
  const folder = slashes.replace(DEFAULT_FOLDER, "").replace(OTHER_FOLDER, "/es");
  return folder.replace(/\/$/, "") || "/";
}
