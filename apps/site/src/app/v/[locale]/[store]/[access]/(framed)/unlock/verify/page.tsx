import type { Metadata } from "next";
import { readCodeStep } from "#features/unlock-price/read-code-step.ts";
import { UnlockPage } from "#features/unlock-price/unlock-page.tsx";
import type { UnlockSearchParams } from "#features/unlock-price/unlock-params.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams; searchParams: Promise<UnlockSearchParams & { notice?: string }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  const { locale, storeId, settings } = context;
  const { verification } = siteContent(locale, storeId).content;
  const { refused } = await readCodeStep(await searchParams, context);
  const prefix = refused ? `${translator(locale, "forms")("problemPrefix")} ` : "";
  return { title: `${prefix}${verification.title} | ${settings.profile.name}`, robots: { index: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const { step } = await readCodeStep(await searchParams, context);
  return <UnlockPage step={step} />;
}
