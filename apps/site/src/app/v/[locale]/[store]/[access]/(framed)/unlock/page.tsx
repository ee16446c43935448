import type { Metadata } from "next";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { readPendingUnlock } from "#content/lead-form/read-pending-unlock.ts";
import { describeDetails, UNLOCK_FORM_ID } from "#features/unlock-price/describe/describe-details.ts";
import { UnlockPage } from "#features/unlock-price/unlock-page.tsx";
import { type UnlockSearchParams, unlockSubject } from "#features/unlock-price/unlock-params.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { pendingDetails } from "#server/cookies/pending-unlock.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams; searchParams: Promise<UnlockSearchParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, storeId, settings } = await pageContext(params);
  const { unlock } = siteContent(locale, storeId).content;
  const refused = await readFormProblem((await searchParams).problem, [UNLOCK_FORM_ID]);
  const prefix = refused ? `${translator(locale, "forms")("problemPrefix")} ` : "";
  return {
    title: `${prefix}${unlock.price.title} | ${settings.profile.name}`,
    description: unlock.price.text,
    robots: { index: false },
  };
}

export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const search = await searchParams;
  const refused = await readFormProblem(search.problem, [UNLOCK_FORM_ID]);
  const pending = search.change ? pendingDetails(await readPendingUnlock()) : undefined;
  const filled = { refused, known: pending ?? (await readKnownDetails()) };
  return <UnlockPage step={describeDetails(unlockSubject(search, context), context, filled)} />;
}
