import type { ContentLink } from "@forecourt/dealership/content";
import { isServed } from "#server/static-pages.ts";
import { translator } from "#server/translator.ts";

/** What can be asked on the contact page while a part of the site is not there: its inquiry, and our words. */
const ASKED_INSTEAD = [
  { under: "/auto-financing/apply-for-financing", inquiry: "purchase", words: "preApproval" },
  { under: "/auto-financing", inquiry: "purchase", words: "financing" },
  { under: "/sell-trade-my-car", inquiry: "trade", words: "trade" },
  { under: "/service", inquiry: "service", words: "service" },
] as const;

/**
 * The link of the copy when its page is there, otherwise a way to ask a person for the same, otherwise none: no link
 * of ours ends at a page that is not there.
 */
export function servedLink(link: ContentLink, locale: "en" | "es"): ContentLink | null {
  if (!link.href.startsWith("/") || isServed(link.href)) return link;
  const path = link.href.split(/[?#]/)[0];
  const asked = ASKED_INSTEAD.find(({ under }) => path === under || path?.startsWith(`${under}/`));
  if (!asked) return null;
  const label = translator(locale, "home")(`ask.${asked.words}`);
  return { label, href: `/contact-us?about=${asked.inquiry}#message` };
}
