import type { Metadata } from "next";
import { readWizard, type WizardParams } from "#features/pricing-wizard/read-wizard.ts";
import { WizardPage } from "#features/pricing-wizard/wizard-page.tsx";
import { readCodeStep } from "#features/unlock-price/read-code-step.ts";
import { FramelessCodeStep } from "#features/unlock-price/unlock-step.tsx";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams; searchParams: Promise<WizardParams> };

/** The wizard of an address, with the unlock's step for the phone's code while that is asked. */
async function readPage({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const search = await searchParams;
  const wizard = await readWizard(search, context);
  const { next } = wizard.verifies ?? {};
  const code = next ? await readCodeStep({ ...search, next }, context) : null;
  return { context, wizard, code };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, wizard, code } = await readPage(props);
  const { content, complete, refused } = wizard;
  const t = translator(context.locale, "myTerms");
  const hasProblem = code ? code.refused : refused || content.given.errors.length > 0;
  const prefix = hasProblem && !complete ? `${content.words.problemPrefix} ` : "";
  return {
    title: `${prefix}${t("title")} | ${context.settings.profile.name}`,
    description: t("description"),
    robots: { index: false },
  };
}

export default async function Page(props: Props) {
  const { context, wizard, code } = await readPage(props);
  return (
    <WizardPage
      described={wizard}
      code={
        code && {
          title: code.step.frame.title,
          text: code.step.frame.text,
          form: <FramelessCodeStep step={code.step} />,
        }
      }
      context={context}
    />
  );
}
