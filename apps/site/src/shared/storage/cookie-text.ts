/**
 * The text that stores a cookie, for `document.cookie` and `Set-Cookie`; the value null removes it.
 *
 * @param seconds its lifetime; null for the browser's session
 * @param attributes more of them: `; Secure`
 * @example cookieText("gpc", "1", null) // "gpc=1; Path=/; SameSite=Lax"
 */
export function cookieText(
  name: string,
  value: string | null,
  seconds: number | null,
  attributes = "",
): string {
  const age = value === null ? 0 : seconds;
  const text = encodeURIComponent(value ?? "");
  return `${name}=${text}; Path=/${age === null ? "" : `; Max-Age=${age}`}; SameSite=Lax${attributes}`;
}
