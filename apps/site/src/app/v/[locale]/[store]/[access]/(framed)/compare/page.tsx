import { parseVins } from "@forecourt/visitor";
import type { Metadata } from "next";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { ComparePage } from "#features/compare-vehicles/compare-page.tsx";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { withTerms } from "#server/vehicles/context-terms.ts";
import { findVehicle } from "#server/vehicles/find-vehicle.ts";
import { COMPARE_PATH } from "#shared/addresses/compare-path.ts";

type Props = { params: VariantParams; searchParams: Promise<{ vehicles?: string; terms?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  const t = translator(context.locale, "compare");
  const title = `${t("title")} | ${context.settings.profile.name}`;
  return {
    ...pageMetadata({ title, description: t("description") }, COMPARE_PATH, context),
    robots: { index: false },
  };
}

export default async function Page({ params, searchParams }: Props) {
  const { vehicles, terms } = await searchParams;
  const context = withTerms(await pageContext(params), terms);
  const found = parseVins(vehicles, "compared").flatMap((vin) => findVehicle(vin, context) ?? []);
  return <ComparePage found={found} context={context} />;
}
