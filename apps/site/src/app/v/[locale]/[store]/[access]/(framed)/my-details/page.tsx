import type { Metadata } from "next";
import { MyDetailsPage } from "#features/my-details/my-details-page.tsx";
import { readDeviceDetails } from "#features/my-details/read-device-details.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, settings } = await pageContext(params);
  const t = translator(locale, "details");
  return {
    title: `${t("title")} | ${settings.profile.name}`,
    description: t("description"),
    robots: { index: false },
  };
}

export default async function Page({ params }: Props) {
  const context = await pageContext(params);
  return <MyDetailsPage details={await readDeviceDetails()} context={context} server={null} />;
}
