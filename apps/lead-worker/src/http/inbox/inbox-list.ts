import { html } from "hono/html";
import { fill, type Words } from "../../words.ts";
import { mailAddress, mailTime } from "./mail-parts.ts";
import type { Mailbox, MailSummary } from "./read-mail.ts";

/** The list of messages, newest first. */
export function inboxList({ messages, hasMore }: Mailbox, words: Words["inbox"], folder: string) {
  return html`<h1>${words.title}</h1>
<p class="quiet">${words.intro}</p>
${messages.length === 0 ? html`<p>${words.empty}</p>` : html`<ol>${messages.map((message) => entry(message, words))}</ol>`}
${hasMore ? html`<p class="quiet">${fill(words.older, { folder })}</p>` : ""}`;
}

function entry({ name, isCode, email }: MailSummary, words: Words["inbox"]) {
  return html`<li>
<a href="/inbox/${encodeURIComponent(name)}">${email.subject || words.noSubject}</a>
<div class="quiet">${isCode ? words.code : words.lead} · ${mailTime(email)} · ${words.to} ${mailAddress(email.to?.[0])}</div>
</li>`;
}
