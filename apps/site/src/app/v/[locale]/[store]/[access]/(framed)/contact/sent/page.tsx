import type { Metadata } from "next";
import { readSentLead } from "#content/lead-form/confirmation/read-sent-lead.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { contactContent } from "#features/contact/contact-content.ts";
import { ContactPage } from "#features/contact/contact-page.tsx";
import { MessageSent } from "#features/contact/message-sent.tsx";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { CONTACT_PATH } from "#shared/addresses/public-paths.ts";

type Props = { params: VariantParams };

const sentMessage = () => readSentLead(({ kind }) => kind.startsWith("CONTACT_"));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  const sent = await sentMessage();
  const metadata = pageMetadata(contactContent(context).seo, CONTACT_PATH, context);
  const title = `${translator(context.locale, "contact")("sentTitle")} | ${context.settings.profile.name}`;
  return { ...metadata, ...(sent && { title }), robots: { index: false } };
}

/** The confirmation of a message; for a browser that has sent none it is the contact form. */
export default async function Page({ params }: Props) {
  const context = await pageContext(params);
  const sent = await sentMessage();
  if (sent) return <MessageSent sent={sent} context={context} />;
  return (
    <ContactPage
      page={contactContent(context)}
      context={context}
      about={undefined}
      vehicle={null}
      person={null}
      refused={undefined}
      known={await readKnownDetails()}
      prefilled={null}
    />
  );
}
