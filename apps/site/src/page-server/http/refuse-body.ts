import type { IncomingMessage, ServerResponse } from "node:http";
import { formatPhone } from "@forecourt/contact-details";
import { translator } from "#server/content/translator.ts";
import { dealership } from "#server/settings/dealership.ts";
import { type Locale, readLocale } from "#shared/addresses/local-path.ts";
import { escapeHtml, standalonePage, wantsPage } from "./standalone-page.ts";

/** How much more of a too large body is read and dropped, how long, and how long it may pause. */
const DROPPED = { maxBytes: 100_000_000, maxMs: 60_000, maxPauseMs: 5_000 };

/**
 * Answers 413 in the language of the form's page: with HTML for a browser, with JSON for a program. Then it drops the
 * rest of the body, because a browser reads the answer only after it has sent everything. At the end it closes the
 * connection: an unread rest must not be taken for the next request.
 */
export async function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  dropped = DROPPED,
): Promise<void> {
  const locale = localeOfForm(request);
  const isPage = wantsPage(request);
  const body = isPage ? tooLargePage(request, locale) : JSON.stringify(refusal(locale));
  response.writeHead(413, {
    Connection: "close",
    "Cache-Control": "no-store",
    "Content-Type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.write(body);
  await dropRest(request, dropped);
  response.end();
}

async function dropRest(
  request: IncomingMessage,
  { maxBytes, maxMs, maxPauseMs }: typeof DROPPED,
): Promise<void> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return;
  if (request.readableEnded || request.destroyed) return;
  await new Promise<void>((resolve) => {
    let bytes = 0;
    const whole = setTimeout(end, maxMs);
    const pause = setTimeout(end, maxPauseMs);
    function end(): void {
      request.off("data", drop);
      clearTimeout(whole);
      clearTimeout(pause);
      resolve();
    }
    function drop(chunk: Buffer): void {
      bytes += chunk.length;
      if (bytes > maxBytes) end();
      else pause.refresh();
    }
    request.on("data", drop);
    for (const event of ["end", "close", "error"]) request.once(event, end);
    request.resume();
  });
}

/** The body with the form's language is not read. The address of its page tells it. */
function localeOfForm({ headers }: IncomingMessage): Locale {
  return readLocale(URL.parse(headers.referer ?? "")?.pathname ?? "/").locale;
}

function refusal(locale: Locale) {
  const message = translator(locale, "errors")("too-large");
  return { errors: [{ field: "", code: "too-large", message }] };
}

function tooLargePage({ headers }: IncomingMessage, locale: Locale): string {
  const { name, phone } = dealership.settings.profile;
  const t = translator(locale, "unavailablePage");
  const call = t("call", { phone: formatPhone(phone, "general") });
  const form = URL.parse(headers.referer ?? "");
  const back = form ? link(form.pathname + form.search, t("tooLarge.back")) : "";
  const words = { title: t("tooLarge.title"), text: t("tooLarge.text") };
  return standalonePage({ locale, name, ...words, nav: back + link(`tel:${phone}`, call) });
}

function link(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}
