import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { listingMetadata } from "#features/inventory-search/heading/listing-metadata.ts";
import { findListing, type Listing } from "#features/inventory-search/listing.ts";
import { ListingPage } from "#features/inventory-search/listing-page.tsx";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";

type PageProps = { params: VariantParams; searchParams: Promise<{ s?: string }> };

/** Cached: the page and its metadata run the same search. */
const answered = cache(
  async (locale: string, store: string, access: string, address: string): Promise<Listing> => {
    const context = await pageContext(Promise.resolve({ locale, store, access }));
    return findListing(address, context) ?? notFound();
  },
);

async function listingOf({ params, searchParams }: PageProps): Promise<Listing> {
  const [{ locale, store, access }, { s }] = await Promise.all([params, searchParams]);
  return answered(locale, store, access, s ?? LISTING_PATH);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return listingMetadata(await listingOf(props));
}

export default async function Page(props: PageProps) {
  return <ListingPage listing={await listingOf(props)} />;
}
