import type { Section } from "@forecourt/dealership/content";

export type ContactFormSection = Extract<Section, { kind: "contact-form" }>;
export type Inquiry = ContactFormSection["inquiries"][number];

/** The inquiry whose lead brings the shopper's own vehicle. */
export const TRADE_KIND = "CONTACT_TRADE";

/**
 * The inquiry that the form starts with: what was posted before, else what the link was about, else the first.
 *
 * @example chosenInquiry(inquiries, { kind: undefined, about: "parts" }).kind // "CONTACT_PARTS"
 */
export function chosenInquiry(
  inquiries: readonly Inquiry[],
  { kind, about }: { kind: string | undefined; about: string | undefined },
): Inquiry | undefined {
  return (
    inquiries.find((inquiry) => inquiry.kind === kind) ??
    inquiries.find((inquiry) => inquiry.id === about) ??
    inquiries[0]
  );
}
