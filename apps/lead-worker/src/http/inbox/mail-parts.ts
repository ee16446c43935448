import { html } from "hono/html";
import type { Address, Email } from "postal-mime";

/** Formats a mailbox as name and address. */
export function mailAddress(mailbox: Address | undefined): string {
  if (mailbox === undefined) return "";
  const { name, address } = mailbox;
  return name && address ? `${name} <${address}>` : (address ?? name ?? "");
}

/** Renders the date of a message as a `<time>` element. */
export function mailTime({ date }: Email) {
  const time = date === undefined ? Number.NaN : Date.parse(date);
  if (Number.isNaN(time)) return "";
  const iso = new Date(time).toISOString();
  return html`<time datetime="${iso}">${iso.replace("T", " ").replace(/\.\d+Z$/, " UTC")}</time>`;
}
