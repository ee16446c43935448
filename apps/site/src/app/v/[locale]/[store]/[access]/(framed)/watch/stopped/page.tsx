import type { Metadata } from "next";
import { WatchNotice } from "#features/watches/watch-notices.tsx";
import { linkPageMetadata } from "#server/content/link-page-metadata.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  return linkPageMetadata(translator(context.locale, "watches")("stopped.title"), context);
}

export default async function Page({ params }: Props) {
  return <WatchNotice name="stopped" context={await pageContext(params)} />;
}
