import {
  addressNetworkKey,
  findLinkedLead,
  isDatabaseError,
  type KeyPair,
  recordLeadView,
} from "@forecourt/database";
import type { StoredLead } from "@forecourt/leads";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { openContent } from "../../cli/open-content.ts";
import { calendarLocale } from "../../emails/visits/visit-time.ts";
import type { Log } from "../../log.ts";
import { derivedKey, readTermsToken, type TermsLink } from "../../terms/terms-link.ts";
import type { VisitReader } from "../../visits/read-visits.ts";
import { TERMS_POLICY, termsDocument } from "./terms-document.ts";
import { type TermsProblem, termsOffer, termsProblem } from "./terms-offer.ts";
import { termsView } from "./terms-view.ts";

type Parts = VisitReader & { log: Log; trustProxy: boolean };

const STATUS: Readonly<Record<TermsProblem, 404 | 410 | 500 | 503>> = {
  invalid: 404,
  expired: 410,
  used: 410,
  gone: 410,
  unreadable: 500,
  unavailable: 503,
};

/**
 * The page of a link to the sealed terms of a lead (docs/product/lead-delivery.md, "Sealed terms"). A GET shows a button
 * only, since mail scanners follow links. The button's POST uses the link up, records the view, and shows the terms.
 */
export function termsRoutes(parts: Parts): Hono {
  const { dealership, database } = parts;
  const routes = new Hono();
  routes.use(async (context, next) => {
    await next();
    context.header("Content-Security-Policy", TERMS_POLICY);
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Referrer-Policy", "no-referrer");
    context.header("X-Robots-Tag", "noindex, nofollow");
  });

  const { name, timeZone, staffLocale } = dealership.shopperFactsOf("");
  const about = { dealership, timeZone, locale: calendarLocale(staffLocale) };
  const page = (title: string, body: Parameters<typeof termsDocument>[0]["body"]) =>
    termsDocument({ lang: about.locale, title, dealership: name, body });
  const refuse = (context: Context, problem: TermsProblem, link: TermsLink | null) => {
    const { title, body } = termsProblem(problem, link, about);
    return context.html(page(title, body), STATUS[problem]);
  };

  routes.get("/:token", async (context) => {
    const checked = await check(context.req.param("token"), parts);
    if ("problem" in checked) return refuse(context, checked.problem, checked.link);
    const { title, body } = termsOffer(checked.link, about);
    return context.html(page(title, body));
  });

  routes.post("/:token", async (context) => {
    const token = context.req.param("token");
    const checked = await check(token, parts);
    if ("problem" in checked) return refuse(context, checked.problem, checked.link);
    const { leadId } = checked.link;
    const networkKey = networkKeyOf(context, parts);
    // Before the link is used up: what cannot be shown must not cost the view.
    const { title, body } = termsView(checked.lead, about);
    const isFirst = await recordLeadView(database, { leadId, link: token, networkKey });
    if (!isFirst) return refuse(context, "used", checked.link);
    parts.log.info({ leadId }, "Sealed terms were shown.");
    return context.html(page(title, body));
  });

  routes.onError((error, context) => {
    if (!isDatabaseError(error)) throw error;
    return refuse(context, "unavailable", null);
  });
  return routes;
}

type Checked = { link: TermsLink; lead: StoredLead } | { problem: TermsProblem; link: TermsLink | null };

/** Reads a link and opens its lead, without using the link up. */
async function check(token: string, { database, keyPairs }: Parts): Promise<Checked> {
  const read = readTermsToken(token, keyPairs, Date.now());
  if (read.kind === "invalid") return { problem: "invalid", link: null };
  const { link } = read;
  if (read.kind === "expired") return { problem: "expired", link };
  const found = await findLinkedLead(database, { leadId: link.leadId, link: token });
  if (found?.isUsed) return { problem: "used", link };
  if (!found || found.sealed === null) return { problem: "gone", link };
  const content = await openContent(keyPairs, found);
  return content.ok ? { link, lead: content.lead } : { problem: "unreadable", link };
}

function networkKeyOf(context: Context, { keyPairs, trustProxy }: Pick<Parts, "keyPairs" | "trustProxy">) {
  const forwarded = trustProxy ? context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const address = forwarded || (getConnInfo(context).remote.address ?? "unknown");
  return addressNetworkKey(address, derivedKey(keyPairs[0] as KeyPair, "network"), new Date());
}
