import type { Metadata } from "next";
import { describeOpened } from "#content/lead-form/confirmation/describe-opened.ts";
import { readSentLead } from "#content/lead-form/confirmation/read-sent-lead.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { describeValuation } from "#features/valuation/describe/describe-valuation.ts";
import { ValuationNotice } from "#features/valuation/valuation-notice.tsx";
import { ValuationPage } from "#features/valuation/valuation-page.tsx";
import { linkPageMetadata } from "#server/content/link-page-metadata.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { openValuation } from "#server/trade-in/stored-valuation.ts";

type Props = { params: VariantParams; searchParams: Promise<{ token?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  return linkPageMetadata(translator(context.locale, "tradeIn")("title"), context);
}

/** The page of a valuation's link. The page server has set the status (routing/valuation-route.ts). */
export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const { token = "" } = await searchParams;
  const opened = await openValuation(token, context.now);
  if (opened.kind === "unavailable") throw new Error("forecourt/site: the database is unavailable.");
  if (opened.kind !== "found")
    return <ValuationNotice name={opened.kind === "gone" ? "expired" : "invalid"} context={context} />;
  const firstName = (await readKnownDetails())?.firstName || null;
  const content = await describeValuation(opened.content, { token, firstName }, context);
  const sent = await readSentLead(({ kind }) => kind === "SELL_OR_TRADE");
  const unlocked = sent?.unlock && describeOpened(sent.unlock, context.locale);
  return <ValuationPage content={content} unlocked={unlocked} context={context} />;
}
