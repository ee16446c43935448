/** The default language has no folder; an address that names one means the same page. */
const DEFAULT_FOLDER = /^\/en(?=\/|$)/i;
const OTHER_FOLDER = /^\/es(?=\/|$)/i;

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~`: the same as the character itself (RFC 3986, 6.2.2.2). */
const NEEDLESS = /%(2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * Normalizes a path for routing: no needless percent encoding, single slashes, no trailing slash. Removes the default
 * language's folder and writes the other's in lower case.
 *
 * @example normalizePath("/EN//%73ervice/") // "/service"
 */
export function normalizePath(pathname: string): string {
  const slashes = pathname.replace(NEEDLESS, decodeURIComponent).replace(/\/{2,}/g, "/");
  const folder = slashes.replace(DEFAULT_FOLDER, "").replace(OTHER_FOLDER, "/es");
  return folder.replace(/\/$/, "") || "/";
}
