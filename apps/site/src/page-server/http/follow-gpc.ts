import type { IncomingMessage, ServerResponse } from "node:http";
import { hasGpcSignal } from "@forecourt/consent";
import { readCookie } from "#server/cookies/request-cookie.ts";
import { sendCookies, setCookie } from "#server/cookies/set-cookie.ts";
import { GPC_COOKIE } from "#shared/consent/consent-cookie.ts";

/**
 * Keeps the cookie `gpc` in step with the header `Sec-GPC`: scripts cannot read headers, and pages are shared. The
 * request gets the cookie too, so that this very page knows the signal.
 */
export function followGpc(request: IncomingMessage, response: ServerResponse, https: boolean): void {
  const { cookie } = request.headers;
  const sent = hasGpcSignal({ header: request.headers["sec-gpc"] });
  if (sent === (readCookie(cookie, GPC_COOKIE) === "1")) return;
  sendCookies(response, [setCookie(GPC_COOKIE, sent ? "1" : null, https)]);
  if (sent) request.headers.cookie = [cookie, `${GPC_COOKIE}=1`].filter(Boolean).join("; ");
}
