import type { Metadata } from "next";
import { readWizard, type WizardParams } from "#features/pricing-wizard/read-wizard.ts";
import { WizardPage } from "#features/pricing-wizard/wizard-page.tsx";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams; searchParams: Promise<WizardParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  const { content, complete, refused } = await readWizard(await searchParams, context);
  const t = translator(context.locale, "myTerms");
  const hasProblem = refused !== undefined || content.given.errors.length > 0;
  const prefix = hasProblem && !complete ? `${content.words.problemPrefix} ` : "";
  return {
    title: `${prefix}${t("title")} | ${context.settings.profile.name}`,
    description: t("description"),
    robots: { index: false },
  };
}

export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  return <WizardPage described={await readWizard(await searchParams, context)} context={context} />;
}
