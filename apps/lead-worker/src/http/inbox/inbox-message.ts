import { html } from "hono/html";
import type { Messages } from "../../messages.ts";
import { inboxAttachments } from "./inbox-attachments.ts";
import { mailAddress, mailTime } from "./mail-parts.ts";
import type { MailSummary } from "./read-mail.ts";

/** One message: its headers, its unformatted text and the names of its files. The files are on the disk alone. */
export function inboxMessage({ name, email }: MailSummary, t: Messages["inbox"], folder: string) {
  const rows = [
    [t.from, mailAddress(email.from)],
    [t.to, mailAddress(email.to?.[0])],
    [t.replyTo, mailAddress(email.replyTo?.[0])],
    [t.date, mailTime(email)],
    [t.messageId, email.messageId ?? ""],
  ] as const;
  const filled = rows.filter(([, value]) => value !== "");
  return html`<p><a href="/inbox">${t.back}</a></p>
<h1>${email.subject || t.noSubject}</h1>
<dl>${filled.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<pre tabindex="0">${linked(email.text ?? "")}</pre>
${
  email.attachments.length > 0
    ? inboxAttachments({ name, email }, t, folder)
    : html`<p><a href="/inbox/${encodeURIComponent(name)}?raw">${t.download}</a></p>`
}`;
}

/** A text with its web addresses as links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part));
}
