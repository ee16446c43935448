import type { Metadata } from "next";
import { headers } from "next/headers";
import { PrivacyChoicesPage } from "#features/consent/privacy-choices-page.tsx";
import { translator } from "#server/content/translator.ts";
import { requestConsent } from "#server/cookies/request-consent.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams; searchParams: Promise<{ saved?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, settings } = await pageContext(params);
  const t = translator(locale, "consent");
  return {
    title: `${t("choices")} | ${settings.profile.name}`,
    description: t("choicesDescription", { dealership: settings.profile.name }),
    robots: { index: false },
  };
}

export default async function Page({ params, searchParams }: Props) {
  return (
    <PrivacyChoicesPage
      consent={requestConsent(await headers())}
      saved={(await searchParams).saved === "1"}
      context={await pageContext(params)}
    />
  );
}
