import type { ConsentCategory } from "@forecourt/consent";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

/** A choice lives one year; then the visitor is asked again. The consent script uses it without the map: it is small. */
export const CHOICE_SECONDS = YEAR;

/**
 * A cookie's category and lifetime in seconds; null for the browser's session. A third value is a category. Without it
 * the value is kept for the browser's session only.
 */
export type CookieRule = readonly [ConsentCategory, seconds: number | null, lasting?: ConsentCategory];

/** Cookies that scripts read or write, so they are not `HttpOnly`. */
export const SCRIPT_COOKIES = {
  allowCookies: ["essential", CHOICE_SECONDS],
  displayCookies: ["essential", CHOICE_SECONDS],
  consentRecord: ["essential", CHOICE_SECONDS],
  gpc: ["essential", null],
  _fbp: ["targeting", 90 * DAY],
  _fbc: ["targeting", 90 * DAY],
} as const satisfies Record<string, CookieRule>;

/** Sealed cookies: `HttpOnly`, and with the prefix `__Host-` on https. */
export const SEALED_COOKIES = {
  visitor: ["essential", 400 * DAY, "functional"],
  "pending-unlock": ["essential", 30 * MINUTE],
  welcome: ["essential", 10 * MINUTE],
  sent: ["essential", 30 * MINUTE],
  form: ["essential", 10 * MINUTE],
} as const satisfies Record<string, CookieRule>;

/** The other cookies that only the server reads: `HttpOnly`. */
export const SERVER_COOKIES = {
  userSelectedStore: ["essential", 30 * DAY],
  experimentId: ["analytics", YEAR],
} as const satisfies Record<string, CookieRule>;

export type ScriptCookie = keyof typeof SCRIPT_COOKIES;
export type SealedCookie = keyof typeof SEALED_COOKIES;
export type ServerCookie = keyof typeof SERVER_COOKIES;
