import type { Metadata } from "next";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { MissingVehicle } from "#features/vehicle-detail/unavailable/missing-vehicle.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type PageProps = { params: VariantParams; searchParams: Promise<{ path?: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, storeId, settings } = await pageContext(params);
  const { title } = siteContent(locale, storeId).content.vehicle.unknown;
  return { title: `${title} | ${settings.profile.name}`, robots: { index: false, follow: true } };
}

export default async function Page({ params, searchParams }: PageProps) {
  const context = await pageContext(params);
  return (
    <>
      <MissingVehicle path={(await searchParams).path ?? ""} context={context} />
      <PaymentExplainerDialog context={context} />
    </>
  );
}
