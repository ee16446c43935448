import { formatPhone } from "@forecourt/contact-details";
import type { ShopperFacts } from "../../dealership.ts";
import { interpolate, type Messages } from "../../messages.ts";
import type { EmailBlock } from "../email-block.ts";
import type { VisitMessage } from "./visit-message.ts";

/** Whom the shopper can call: the person who looks after them, else the store. */
export function personBlock(
  { content }: VisitMessage,
  { store, phone }: ShopperFacts,
  t: Messages["visit"],
): EmailBlock {
  const { name, title, phone: own } = content.person ?? { name: store.name, title: "", phone };
  const digits = own.replace(/[^\d+]/g, "");
  const shown = formatPhone(own, "general") || own;
  return { as: "person", name, title, call: interpolate(t.call, { phone: shown }), href: `tel:${digits}` };
}
