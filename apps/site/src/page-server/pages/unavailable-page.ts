import type { IncomingMessage, ServerResponse } from "node:http";
import { formatPhone } from "@forecourt/contact-details";
import { translator } from "#server/content/translator.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { readLocale } from "#shared/addresses/local-path.ts";
import { CREDIT_APPLICATIONS_END } from "#shared/addresses/public-paths.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { escapeHtml, standalonePage, wantsPage } from "../http/standalone-page.ts";
import type { Variant } from "../routing/variant.ts";

export type UnavailableOptions = Pick<Variant, "locale" | "store"> & {
  /** When the client should try again. */
  retryAfterSeconds: number;
  /** The headers of every response. */
  security: Record<string, string>;
  /** The body of a posted form, which the page sends again. */
  posted?: Buffer | undefined;
};

/**
 * Answers 503 with `Retry-After`. The small page is in the visitor's language and has the store's phone number. It
 * sends a posted form again, as it was typed. Programs, which includes Next's router, get JSON.
 *
 * @example sendUnavailable(request, response, { locale: "es", store: "north", retryAfterSeconds: 5, security })
 */
export function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  { store, retryAfterSeconds, security, posted, ...variant }: UnavailableOptions,
): void {
  const page = wantsPage(request);
  const isPost = request.method === "POST";
  // The address of a form's API has no language; the form's page has.
  const form = isPost ? formPath(request) : null;
  const locale = form === null ? variant.locale : readLocale(form.split("?", 1)[0] ?? "").locale;
  const text = translator(locale, "unavailablePage")(isPost ? "formText" : "text");
  const again = isPost ? sendAgain(request, { posted, form, locale }) : reload(locale);
  const body = page
    ? unavailablePage({ locale, store }, { text, again })
    : JSON.stringify({ errors: [{ field: "", code: "unavailable", message: text }] });
  response.writeHead(503, {
    ...security,
    "Cache-Control": "no-store",
    "Content-Type": page ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Retry-After": String(retryAfterSeconds),
    Vary: "Accept, Cookie, RSC",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function reload(locale: Variant["locale"]): string {
  return `<a href="">${escapeHtml(translator(locale, "unavailablePage")("again"))}</a>`;
}

/** The path of the form's page, if the browser says so. */
function formPath({ headers: { referer = "", host } }: IncomingMessage): string | null {
  if (!URL.canParse(referer)) return null;
  const page = new URL(referer);
  return page.host === host ? sameOriginPath(`${page.pathname}${page.search}`) : null;
}

/** A form with what was typed. Else a link to the form's page, whose values the browser may have kept. */
function sendAgain(
  { url = "/", headers }: IncomingMessage,
  { posted, form, locale }: { posted: Buffer | undefined; form: string | null; locale: Variant["locale"] },
): string {
  const t = translator(locale, "unavailablePage");
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers["content-type"] ?? "");
  // A credit application is never sent back, not even to the browser that sent it.
  if (!posted || !isForm || url.includes(CREDIT_APPLICATIONS_END))
    return form === null ? "" : `<a href="${escapeHtml(form)}">${escapeHtml(t("backToForm"))}</a>`;
  const fields = [...new URLSearchParams(posted.toString("utf8"))].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(url)}">${fields.join("")}<button>${escapeHtml(t("sendAgain"))}</button></form>`;
}

function unavailablePage(
  { locale, store }: Pick<Variant, "locale" | "store">,
  { text, again }: { text: string; again: string },
): string {
  const { profile, stores } = settingsFor(store);
  const { phone } = stores.find(({ id }) => id === store) ?? profile;
  const t = translator(locale, "unavailablePage");
  const call = t("call", { phone: formatPhone(phone, "general") });
  const nav = `${again}<a href="tel:${phone}">${escapeHtml(call)}</a>`;
  return standalonePage({ locale, name: profile.name, title: t("title"), text, nav });
}
