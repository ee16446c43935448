import { findWatch } from "@forecourt/database";
import type { Metadata } from "next";
import { siteEnv } from "#env.ts";
import { ConfirmWatchPage, WatchNotice } from "#features/watches/watch-notices.tsx";
import { linkPageMetadata } from "#server/content/link-page-metadata.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { siteState } from "#server/site-state.ts";
import { readToken } from "#server/tokens/signed-token.ts";

type Props = { params: VariantParams; searchParams: Promise<{ token?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  return linkPageMetadata(translator(context.locale, "watches")("confirm.title"), context);
}

/** The page of the link in a confirmation email. The page server has set the status (routing/find-route.ts). */
export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const { token = "" } = await searchParams;
  const read = readToken("watch-confirm", token, { secret: siteEnv().SITE_SECRET, now: context.now });
  if (read.kind !== "valid")
    return <WatchNotice name={read.kind === "expired" ? "over" : "invalid"} context={context} />;
  const result = await findWatch(siteState().database, read.subject);
  if (result.kind === "gone") return <WatchNotice name="over" context={context} />;
  const label = result.kind === "found" ? result.watch.label : null;
  return <ConfirmWatchPage token={token} label={label} context={context} />;
}
