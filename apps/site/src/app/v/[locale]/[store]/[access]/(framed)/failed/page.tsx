import type { Metadata } from "next";
import { FailurePage } from "#content/failure/failure-page.tsx";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type PageProps = { params: VariantParams };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: translator(locale, "errorPage")("title"), robots: { index: false } };
}

export default async function Page({ params }: PageProps) {
  return <FailurePage context={await pageContext(params)} />;
}
