import { Container } from "@forecourt/ui/container";
import { Panel } from "@forecourt/ui/panel";
import type { Metadata } from "next";
import { MessageSent } from "#features/contact/message-sent.tsx";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

export async function generateMetadata({ params }: { params: VariantParams }): Promise<Metadata> {
  const { locale, settings } = await pageContext(params);
  const title = `${translator(locale, "contact")("sentTitle")} | ${settings.profile.name}`;
  return { title, robots: { index: false } };
}

export default async function Page({ params }: { params: VariantParams }) {
  const context = await pageContext(params);
  return (
    <Container width="flow" className="pt-8.5 lg:pt-section">
      <Panel as="section" padding="lg">
        <MessageSent context={context} headingLevel={1} />
      </Panel>
    </Container>
  );
}
