import { html } from "hono/html";
import type { Words } from "../../words.ts";
import { mailAddress, mailTime } from "./mail-parts.ts";
import type { MailSummary } from "./read-mail.ts";

/** One message: its headers and its text as it is. */
export function inboxMessage({ name, email }: MailSummary, words: Words["inbox"]) {
  const rows = [
    [words.from, mailAddress(email.from)],
    [words.to, mailAddress(email.to?.[0])],
    [words.replyTo, mailAddress(email.replyTo?.[0])],
    [words.date, mailTime(email)],
    [words.messageId, email.messageId ?? ""],
  ] as const;
  const filled = rows.filter(([, value]) => value !== "");
  return html`<p><a href="/inbox">${words.back}</a></p>
<h1>${email.subject || words.noSubject}</h1>
<dl>${filled.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<pre tabindex="0">${email.text ?? ""}</pre>
<p><a href="/inbox/${encodeURIComponent(name)}?raw">${words.download}</a></p>`;
}
