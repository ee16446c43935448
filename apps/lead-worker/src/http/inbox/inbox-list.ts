import { html } from "hono/html";
import { interpolate, type Messages } from "../../messages.ts";
import { mailAddress, mailTime } from "./mail-parts.ts";
import type { Mailbox, MailSummary } from "./read-mail.ts";

/** The list of messages, newest first. */
export function inboxList({ messages, hasMore }: Mailbox, t: Messages["inbox"], folder: string) {
  return html`<h1>${t.title}</h1>
<p class="quiet">${t.intro}</p>
${messages.length === 0 ? html`<p>${t.empty}</p>` : html`<ol>${messages.map((message) => entry(message, t))}</ol>`}
${hasMore ? html`<p class="quiet">${interpolate(t.older, { folder })}</p>` : ""}`;
}

function entry({ name, kind, email }: MailSummary, t: Messages["inbox"]) {
  return html`<li>
<a href="/inbox/${encodeURIComponent(name)}">${email.subject || t.noSubject}</a>
<div class="quiet">${t[kind]} · ${mailTime(email)} · ${t.to} ${mailAddress(email.to?.[0])}</div>
</li>`;
}
