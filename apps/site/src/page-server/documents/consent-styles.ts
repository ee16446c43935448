import type { IncomingMessage, ServerResponse } from "node:http";
import {
  allowedCategories,
  consentReducer,
  hasGpcSignal,
  INITIAL_CONSENT,
  isBannerShown,
} from "@forecourt/consent";
import { functionalAnswer } from "#server/cookies/functional-consent.ts";
import { dealership } from "#server/settings/dealership.ts";
import { readConsentCookies } from "#shared/consent/consent-cookie.ts";

/** The kit's rules for an open banner, for a root whose attributes no script sets (packages/ui/src/theme.css). */
const BANNER = `html{scroll-padding-block-end:calc(var(--consent-room) + 2rem)!important;padding-block-end:var(--consent-room)}[data-consent-banner]{display:block!important}[data-bottom-bar]{position:static!important}`;
/** The box of a form by the answer about functional cookies (globals.css). */
const BOXES = {
  allowed: `[data-remember="allowed"]{display:block!important}[data-remember="unanswered"]{display:none}`,
  refused: `[data-remember="unanswered"]{display:none}`,
  unanswered: "",
};
const NOTE = "[data-gpc-note]{display:block!important}";

/**
 * Answers with the styles that show the banner, and the note about Global Privacy Control, to a browser without
 * scripts. The page is in `Referer`: the banner is hidden on legal pages.
 */
export function sendConsentStyles(request: IncomingMessage, response: ServerResponse): void {
  const { cookie, referer } = request.headers;
  const cookies = readConsentCookies(cookie);
  const gpc = cookies.gpc || hasGpcSignal({ header: request.headers["sec-gpc"] });
  const started = { type: "started", stored: cookies.stored, gpc } as const;
  const { consent } = consentReducer(INITIAL_CONSENT, started, dealership.settings.cookies);
  const allowed = allowedCategories(consent, dealership.settings.cookies);
  const shown = isBannerShown(consent, URL.parse(referer ?? "")?.pathname ?? "/");
  response
    .writeHead(200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "no-store",
      Vary: "Cookie, Referer, Sec-GPC",
    })
    .end(
      (shown ? BANNER : "") +
        (gpc ? NOTE : "") +
        BOXES[functionalAnswer({ allowed, categories: consent.categories })],
    );
}
