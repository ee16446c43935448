import type { Metadata } from "next";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { CODE_FORM_ID } from "#features/unlock-price/code-form-id.ts";
import { describeCode } from "#features/unlock-price/describe/describe-code.ts";
import { readPendingUnlock } from "#features/unlock-price/read-pending-unlock.ts";
import { UnlockPage } from "#features/unlock-price/unlock-page.tsx";
import { type UnlockSearchParams, unlockSubject } from "#features/unlock-price/unlock-params.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams; searchParams: Promise<UnlockSearchParams & { notice?: string }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, storeId, settings } = await pageContext(params);
  const { verification } = siteContent(locale, storeId).content;
  const refused = await readFormProblem((await searchParams).problem, [CODE_FORM_ID]);
  const prefix = refused ? `${translator(locale, "forms")("problemPrefix")} ` : "";
  return { title: `${prefix}${verification.title} | ${settings.profile.name}`, robots: { index: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const search = await searchParams;
  const subject = unlockSubject(search, context);
  const phone = (await readPendingUnlock())?.profile.phone;
  const refused = await readFormProblem(search.problem, [CODE_FORM_ID]);
  return <UnlockPage step={describeCode({ subject, phone, notice: search.notice, refused }, context)} />;
}
