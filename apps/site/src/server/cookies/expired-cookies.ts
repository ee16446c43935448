import { COOKIES, type CookieId, cookieName, expiredCookie } from "./set-cookie.ts";

const IDS = Object.keys(COOKIES) as CookieId[];

/** The names of all cookies of the site. */
export function cookieNames(https: boolean): string[] {
  return IDS.map((id) => cookieName(id, https));
}

/** The `Set-Cookie` values that remove them. */
export function expiredCookies(https: boolean): string[] {
  return IDS.map((id) => expiredCookie(id, https));
}
