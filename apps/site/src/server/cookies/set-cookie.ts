import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { ConsentCategory } from "@forecourt/consent";
import { cookieText } from "#shared/storage/cookie-text.ts";
import {
  SCRIPT_COOKIES,
  type ScriptCookie,
  SEALED_COOKIES,
  SERVER_COOKIES,
  type SealedCookie,
  type ServerCookie,
} from "#shared/storage/stored-cookies.ts";

/** Every cookie of the site with its category and lifetime (docs/product/consent.md, "Storage"). */
export const COOKIES = { ...SCRIPT_COOKIES, ...SEALED_COOKIES, ...SERVER_COOKIES };

export type CookieId = ScriptCookie | SealedCookie | ServerCookie;

type Essential<T> = {
  [K in keyof T]: T[K] extends readonly ["essential", ...unknown[]] ? K : never;
}[keyof T];
/** Cookies that need no consent. */
export type EssentialCookie = Essential<typeof COOKIES>;
/** Cookies that are kept for the visit, and longer with consent. */
export type LastingCookie = {
  [K in CookieId]: (typeof COOKIES)[K] extends readonly [unknown, unknown, unknown] ? K : never;
}[CookieId];
/** Cookies that need consent. */
export type OptionalCookie = Exclude<CookieId, EssentialCookie>;

/** The name in headers: sealed cookies have the prefix `__Host-` on https. */
export function cookieName(id: CookieId, https: boolean): string {
  return id in SEALED_COOKIES && https ? `__Host-${id}` : id;
}

/**
 * The `Set-Cookie` value of a cookie that needs no consent; null removes it.
 *
 * @example setCookie("userSelectedStore", "north", true)
 */
export function setCookie(
  id: Exclude<EssentialCookie, LastingCookie>,
  value: string | null,
  https: boolean,
): string {
  return headerText(id, value, https);
}

/** The `Set-Cookie` value of a cookie whose lifetime needs consent. Without consent the browser's session ends it. */
export function setLastingCookie(
  id: LastingCookie,
  value: string,
  { lasting, https }: { lasting: boolean; https: boolean },
): string {
  return headerText(id, value, https, lasting ? COOKIES[id][1] : null);
}

/** The `Set-Cookie` value of a cookie that needs consent; null when its category is not allowed. */
export function setOptionalCookie(
  id: OptionalCookie,
  value: string,
  { allowed, https }: { allowed: readonly ConsentCategory[]; https: boolean },
): string | null {
  return allowed.includes(COOKIES[id][0]) ? headerText(id, value, https) : null;
}

/** The `Set-Cookie` value that removes a cookie. */
export function expiredCookie(id: CookieId, https: boolean): string {
  return headerText(id, null, https);
}

/** Adds cookies to a response. */
export function addCookies<T extends Response>(response: T, cookies: readonly string[]): T {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Adds cookies to a response of the page server. */
export function sendCookies(response: ServerResponse, cookies: readonly string[]): void {
  for (const cookie of cookies) response.appendHeader("Set-Cookie", cookie);
}

/** The `Set-Cookie` values of an answer. */
export function answeredCookies(headers: OutgoingHttpHeaders): string[] {
  return [headers["set-cookie"] ?? []].flat();
}

/**
 * The `Cookie` header that a browser would send after these answers.
 *
 * @example cookieHeader(["a=1; Path=/", "b=; Max-Age=0"]) // "a=1"
 */
export function cookieHeader(setCookies: readonly string[]): string {
  return setCookies
    .filter((cookie) => !/;\s*Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

function headerText(
  id: CookieId,
  value: string | null,
  https: boolean,
  seconds: number | null = COOKIES[id][1],
): string {
  const attributes = `${id in SCRIPT_COOKIES ? "" : "; HttpOnly"}${https ? "; Secure" : ""}`;
  return cookieText(cookieName(id, https), value, seconds, attributes);
}
