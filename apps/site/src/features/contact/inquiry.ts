import type { Section } from "@forecourt/dealership/content";

export type ContactFormSection = Extract<Section, { kind: "contact-form" }>;
export type Inquiry = ContactFormSection["inquiries"][number];

/**
 * The selected inquiry: the posted one, else that of the link, else the first.
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
