import type { Metadata } from "next";
import { CreditApplicationForm } from "#features/credit-application/credit-application-form.tsx";
import { type ApplicationParams, readApplication } from "#features/credit-application/read-application.tsx";
import { readPosted } from "#features/credit-application/read-posted.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { withTerms } from "#server/vehicles/context-terms.ts";

type Props = { params: VariantParams; searchParams: Promise<ApplicationParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, settings } = await pageContext(params);
  const t = translator(locale, "creditApplication");
  const prefix = (await readPosted()) ? `${t("words.problemPrefix")} ` : "";
  return {
    title: `${prefix}${t("title")} | ${settings.profile.name}`,
    description: t("description"),
    robots: { index: false },
  };
}

/** The steps of the credit application. */
export default async function Page({ params, searchParams }: Props) {
  const search = await searchParams;
  const context = withTerms(await pageContext(params), search.terms);
  return <CreditApplicationForm content={await readApplication(search, context)} />;
}
