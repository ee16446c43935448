import { experimentService } from "#server/experiments/experiment-service.ts";
import type { PageContext } from "#server/page-context.ts";
import { siteState } from "#server/site-state.ts";
import type { ExperimentClientConfig } from "#shared/experiments/experiment-service.ts";

/** What the experiment client of a page needs. Null without an outside service; then pages have no client. */
export function experimentClientConfig({
  locale,
  storeId,
}: Pick<PageContext, "locale" | "storeId">): ExperimentClientConfig | null {
  const service = experimentService();
  const script = siteState().scripts?.experiments;
  return service && script ? { ...service, script, locale, store: storeId } : null;
}
