import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OfferPage, offerSeo } from "#content/offers/offer-page.tsx";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { advertisedOffersIn } from "#server/content/localized-dealership.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { offerPath } from "#shared/addresses/public-paths.ts";

type PageProps = { params: Promise<Awaited<VariantParams> & { id: string }> };

async function offerOf({ params }: PageProps) {
  const context = await pageContext(params);
  const { id } = await params;
  return {
    context,
    offer: advertisedOffersIn(context.locale, context.storeId).find((one) => one.id === id) ?? notFound(),
  };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { context, offer } = await offerOf(props);
  return pageMetadata(offerSeo(offer, context), offerPath(offer), context);
}

export default async function Page(props: PageProps) {
  return <OfferPage {...(await offerOf(props))} />;
}
