import { singleLine } from "@forecourt/contact-details";
import type { TrackingUser } from "./tracking-user.ts";

/** The chat widget's report about its user; untrusted, so each field may have any type. */
export type ChatWidget = { name?: unknown; phoneValue?: unknown; phone?: unknown };

/**
 * Returns the user of a conversation: the widget's name and phone override the stored ones. The first word of the
 * name is the first name; `phoneValue` precedes `phone` (docs/product/tracking.md, "Conversations").
 *
 * @example chatUser({ name: "Ana María Ruiz", phone: "417-555-0123" }, { email: "ana@example.com" })
 * // { email: "ana@example.com", firstName: "Ana", lastName: "María Ruiz", phone: "417-555-0123" }
 */
export function chatUser(widget: ChatWidget, stored: TrackingUser): TrackingUser {
  const [firstName, ...rest] = singleLine(widget.name).split(/\s+/);
  return {
    ...stored,
    firstName: firstName || stored.firstName,
    lastName: rest.join(" ") || stored.lastName,
    phone: singleLine(widget.phoneValue) || singleLine(widget.phone) || stored.phone,
  };
}
