import type { Metadata } from "next";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { readWelcome } from "#content/lead-form/read-pending-unlock.ts";
import { describeDetails } from "#features/unlock-price/describe/describe-details.ts";
import { describeGranted } from "#features/unlock-price/describe/describe-granted.ts";
import { UnlockPage } from "#features/unlock-price/unlock-page.tsx";
import { type UnlockSearchParams, unlockSubject } from "#features/unlock-price/unlock-params.ts";
import { siteContent } from "#server/content/site-content.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams; searchParams: Promise<UnlockSearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, storeId, settings, access } = await pageContext(params);
  const { unlock } = siteContent(locale, storeId).content;
  const { title } = access === "open" ? unlock.granted : unlock.price;
  return { title: `${title} | ${settings.profile.name}`, robots: { index: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const subject = unlockSubject(await searchParams, context);
  const step =
    context.access === "open"
      ? describeGranted({ ...subject, firstName: await readWelcome() }, context)
      : describeDetails(subject, context, { known: await readKnownDetails() });
  return <UnlockPage step={step} />;
}
