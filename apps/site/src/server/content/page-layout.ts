import type { Page, PageLayout } from "@forecourt/dealership/content";
import { settingsFor } from "../settings/dealership.ts";

/** The layout of a content page for visitors of a store: its own, or one of two chosen by a dealership setting. */
export function pageLayout({ layout }: Pick<Page, "layout">, storeId: string): PageLayout {
  if (typeof layout === "string") return layout;
  const { autoFinancing, service } = settingsFor(storeId).profile;
  const holds = {
    "pre-approval": autoFinancing.preApproved,
    "scheduling-link": Boolean(service?.scheduleLink),
  };
  return holds[layout.when] ? layout.use : layout.otherwise;
}
