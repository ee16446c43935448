import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readSentLead } from "#content/lead-form/confirmation/read-sent-lead.ts";
import { ApplicationSent } from "#features/credit-application/application-sent.tsx";
import { applicationSection } from "#server/lender/application-section.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { CREDIT_APPLICATION_PATH } from "#shared/addresses/public-paths.ts";

type Props = { params: VariantParams };

/** The confirmation for the browser that sent an application; others are led to its start. */
async function readPage({ params }: Props) {
  const context = await pageContext(params);
  const section = applicationSection(context);
  const sent = await readSentLead(({ isApplication }) => isApplication === true);
  return { context, section, sent };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, section } = await readPage(props);
  return {
    title: `${section?.sent.title ?? ""} | ${context.settings.profile.name}`,
    robots: { index: false },
  };
}

export default async function Page(props: Props) {
  const { context, section, sent } = await readPage(props);
  if (!section || !sent) redirect(localPath(context.locale, CREDIT_APPLICATION_PATH));
  return <ApplicationSent section={section} sent={sent} context={context} />;
}
