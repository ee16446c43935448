import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { StaffPage, staffSeo } from "#content/staff/staff-page.tsx";
import { staffIn } from "#server/content/localized-dealership.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { memberPath } from "#shared/addresses/public-paths.ts";

type PageProps = { params: Promise<Awaited<VariantParams> & { slug: string }> };

async function memberOf({ params }: PageProps) {
  const context = await pageContext(params);
  const { slug } = await params;
  const staff = staffIn(context.locale, context.storeId);
  return { context, member: staff.find((one) => one.slug === slug) ?? notFound() };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { context, member } = await memberOf(props);
  return pageMetadata(staffSeo(member, context), memberPath(member.slug), context);
}

export default async function Page(props: PageProps) {
  return <StaffPage {...(await memberOf(props))} />;
}
