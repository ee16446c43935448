import { LinkButton } from "@forecourt/ui/button";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageContent } from "#content/content-page/page-content.ts";
import { NoticePage } from "#content/notice-page/notice-page.tsx";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { stockFacts } from "#content/page-sections/vehicles/stock-facts.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { SERVICE_SCHEDULE_PATH } from "#shared/addresses/public-paths.ts";

type Props = { params: VariantParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  const { seo } = pageContent(SERVICE_SCHEDULE_PATH, context, stockFacts(context));
  return pageMetadata(seo, SERVICE_SCHEDULE_PATH, context);
}

/** Where the dealership takes service appointments on another site: the way there, by a full page load. */
export default async function Page({ params }: Props) {
  const { locale, settings } = await pageContext(params);
  const link = settings.profile.service?.scheduleLink ?? notFound();
  const t = translator(locale, "booking");
  return (
    <NoticePage icon="wrench" title={t("external.title")} text={<p>{t("external.text")}</p>}>
      <LinkButton href={link} size="lg">
        {t("external.button")}
      </LinkButton>
    </NoticePage>
  );
}
