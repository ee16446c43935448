import { html } from "hono/html";
import { interpolate, type Messages } from "../../messages.ts";
import type { MailSummary } from "./read-mail.ts";

/** The attached files of a message: their names and sizes, without a link. */
export function inboxAttachments(
  { name, email }: Pick<MailSummary, "name" | "email">,
  t: Messages["inbox"],
  folder: string,
) {
  return html`<h2>${t.attachments}</h2>
<ul>${email.attachments.map(({ filename, content }) => {
    const size = String(Math.ceil(bytesIn(content) / 1000));
    return html`<li>${interpolate(t.attachment, { name: filename ?? "", size })}</li>`;
  })}</ul>
<p class="quiet">${interpolate(t.attachmentsText, { name, folder })}</p>`;
}

function bytesIn(content: MailSummary["email"]["attachments"][number]["content"]): number {
  return typeof content === "string" ? Buffer.byteLength(content) : content.byteLength;
}
