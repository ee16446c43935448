import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageContent } from "#content/content-page/page-content.ts";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { stockFacts } from "#content/page-sections/vehicles/stock-facts.ts";
import { readTradeIn, type TradeInParams } from "#features/trade-in/read-trade-in.ts";
import { TradeInFlow } from "#features/trade-in/trade-in-flow.tsx";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { YOUR_VEHICLE_PATH } from "#shared/addresses/public-paths.ts";

type Props = { params: VariantParams; searchParams: Promise<TradeInParams> };

async function readPage({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const read = await readTradeIn(await searchParams, context);
  // The route table sends nobody here without a questionnaire.
  return { context, ...(read ?? notFound()) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, content, hasProblem } = await readPage(props);
  const { seo } = pageContent(YOUR_VEHICLE_PATH, context, stockFacts(context));
  const metadata = pageMetadata(seo, YOUR_VEHICLE_PATH, context);
  const isStart = Object.keys(await props.searchParams).length === 0;
  return {
    ...metadata,
    title: hasProblem ? `${content.words.problemPrefix} ${metadata.title}` : metadata.title,
    ...(!isStart && { robots: { index: false, follow: true } }),
  };
}

export default async function Page(props: Props) {
  const { content } = await readPage(props);
  return <TradeInFlow content={content} />;
}
