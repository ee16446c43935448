import { createHmac, randomUUID } from "node:crypto";
import type { ConsentCategory } from "@forecourt/consent";
import { cookieConsent } from "./request-consent.ts";
import { readCookie } from "./request-cookie.ts";
import { expiredCookie, setOptionalCookie } from "./set-cookie.ts";

/*
 * The cookie with the visitor's random id, by which experiments assign variants.
 */

/** `crypto.randomUUID`; anything else is not ours. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The visitor's id of a request; null without one, or without consent for analytics.
 *
 * @param cookies the request's `Cookie` header
 */
export function readExperimentId(cookies: string | null | undefined): string | null {
  return allowsExperiments(cookies) ? storedId(cookies) : null;
}

/** Experiments count visitors, so they need consent for analytics. */
const allowsExperiments = (cookies: string | null | undefined) =>
  cookieConsent(cookies).allowed.includes("analytics");

function storedId(cookies: string | null | undefined): string | null {
  const id = readCookie(cookies, "experimentId");
  return id && ID.test(id) ? id : null;
}

/**
 * A new id, with its `Set-Cookie` value, for a visitor who allows analytics and has none; otherwise null.
 *
 * @param cookies the request's `Cookie` header
 */
export function newExperimentId(
  cookies: string | null | undefined,
  https: boolean,
): { id: string; setCookie: string } | null {
  if (readExperimentId(cookies) !== null) return null;
  const id = randomUUID();
  const cookie = setOptionalCookie("experimentId", id, { allowed: cookieConsent(cookies).allowed, https });
  return cookie === null ? null : { id, setCookie: cookie };
}

/**
 * The `Set-Cookie` values for a new choice of categories: an id where analytics is allowed and there is none, its end
 * where analytics is not allowed.
 *
 * @param cookies the request's `Cookie` header, before the choice
 * @param categories the new choice
 * @example experimentCookiesFor(request.headers.get("cookie"), ["essential", "analytics"], true)
 */
export function experimentCookiesFor(
  cookies: string | null | undefined,
  categories: readonly ConsentCategory[],
  https: boolean,
): string[] {
  const [stored, sent] = [storedId(cookies), readCookie(cookies, "experimentId")];
  if (stored !== null && categories.includes("analytics")) return [];
  const created = setOptionalCookie("experimentId", randomUUID(), { allowed: categories, https });
  if (created !== null) return [created];
  return sent === undefined ? [] : [expiredCookie("experimentId", https)];
}

/**
 * What the database keeps instead of an id: a keyed hash, so that a copy of the database names no browser.
 *
 * @param secret SITE_SECRET
 */
export function experimentVisitorHash(id: string, secret: string): string {
  return createHmac("sha256", secret).update(`experiment\n${id}`).digest("base64url");
}
