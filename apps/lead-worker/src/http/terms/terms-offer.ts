import { html } from "hono/html";
import type { WorkerDealership } from "../../dealership.ts";
import { dayOf } from "../../emails/visits/visit-time.ts";
import { interpolate, messagesFor } from "../../messages.ts";
import type { TermsLink } from "../../terms/terms-link.ts";

/** Why a link shows no terms. */
export type TermsProblem = "invalid" | "expired" | "used" | "gone" | "unreadable" | "unavailable";

/** The words of the staff, and of which dealership. */
export type TermsPageFacts = { dealership: WorkerDealership; timeZone: string; locale: string };

/** What a link shows before it is used: the button that uses it up. */
export function termsOffer({ endsAt }: TermsLink, facts: TermsPageFacts) {
  const t = messagesFor(facts.locale).terms;
  const lastDay = dayOf(endsAt - 1, { timeZone: facts.timeZone, locale: facts.locale });
  const body = html`<h1>${t.offerTitle}</h1>
<p>${interpolate(t.offer, { day: lastDay })}</p>
<form method="post"><button>${t.show}</button></form>
<p class="soft">${t.recorded}</p>`;
  return { title: t.offerTitle, body };
}

/** What a link says that shows no terms, and how to get another. */
export function termsProblem(problem: TermsProblem, link: TermsLink | null, { locale }: TermsPageFacts) {
  const t = messagesFor(locale).terms;
  const { title, text } = t.problems[problem];
  const command = `pnpm leads ${problem === "gone" || problem === "unreadable" ? "show" : "link"} ${link?.leadId ?? t.anyLead}`;
  const [before = "", after = ""] = t.another.split("{command}");
  const body = html`<h1>${title}</h1>
<p>${text}</p>
${problem === "gone" || problem === "unavailable" ? "" : html`<p>${before}<code>${command}</code>${after}</p>`}`;
  return { title, body };
}
