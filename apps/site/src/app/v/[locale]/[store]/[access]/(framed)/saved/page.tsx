import type { Metadata } from "next";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { SavedPage } from "#features/saved-vehicles/saved-page.tsx";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { SAVED_PATH } from "#shared/addresses/public-paths.ts";

export async function generateMetadata({ params }: { params: VariantParams }): Promise<Metadata> {
  const context = await pageContext(params);
  const t = translator(context.locale, "saved");
  const title = `${t("title")} | ${context.settings.profile.name}`;
  return {
    ...pageMetadata({ title, description: t("description") }, SAVED_PATH, context),
    robots: { index: false },
  };
}

export default async function Page({ params }: { params: VariantParams }) {
  return <SavedPage context={await pageContext(params)} />;
}
