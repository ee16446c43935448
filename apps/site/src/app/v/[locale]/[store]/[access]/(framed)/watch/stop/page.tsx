import { findWatch } from "@forecourt/database";
import type { Metadata } from "next";
import { StopWatchesPage, WatchNotice } from "#features/watches/watch-notices.tsx";
import { linkPageMetadata } from "#server/content/link-page-metadata.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { siteState } from "#server/site-state.ts";
import { readStopToken } from "#server/watches/watch-links.ts";

type Props = { params: VariantParams; searchParams: Promise<{ token?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  return linkPageMetadata(translator(context.locale, "watches")("stop.title"), context);
}

/** The page of a link to unsubscribe. The page server has set the status (routing/find-route.ts). */
export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const { token = "" } = await searchParams;
  const stopped = readStopToken(token, context.now);
  if (!stopped) return <WatchNotice name="invalid" context={context} />;
  const { watchId } = stopped;
  if (watchId === undefined) return <StopWatchesPage token={token} label={null} all context={context} />;
  const result = await findWatch(siteState().database, watchId);
  if (result.kind === "gone") return <WatchNotice name="stopped" context={context} />;
  const label = result.kind === "found" ? result.watch.label : null;
  return <StopWatchesPage token={token} label={label} all={false} context={context} />;
}
