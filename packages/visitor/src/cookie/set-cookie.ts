/** As long as a browser keeps a cookie: 400 days, seconds. What lapses sooner is dropped when the visitor returns. */
const MAX_AGE_SECONDS = 400 * 86_400;

/**
 * The cookie's name. `__Host-` binds it to this host and to https; on plain-http localhost there is no prefix.
 *
 * @example visitorCookieName({ https: true }) // "__Host-visitor"
 */
export function visitorCookieName({ https }: { https: boolean }): string {
  return https ? "__Host-visitor" : "visitor";
}

/**
 * The `Set-Cookie` header that stores a sealed visitor, out of the reach of scripts; an empty text removes it.
 *
 * @example visitorSetCookie(sealed, { https: true })
 * // "__Host-visitor=…; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"
 */
export function visitorSetCookie(sealed: string, { https }: { https: boolean }): string {
  const maxAge = sealed === "" ? 0 : MAX_AGE_SECONDS;
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
  return `${visitorCookieName({ https })}=${sealed}; ${attributes}`;
}
