import "server-only";
import type { Section } from "@forecourt/dealership/content";
import { CREDIT_APPLICATION_PATH } from "#shared/addresses/public-paths.ts";
import { siteContent } from "../content/site-content.ts";
import { type ShownConsent, withVersion } from "../leads/consent-text.ts";
import type { PageContext } from "../page-context.ts";

export type ApplicationSection = Extract<Section, { kind: "credit-application" }>;

type Reader = Pick<PageContext, "locale" | "storeId">;

/** The section of the application's page in the content; undefined where the page has none. */
export function applicationSection({ locale, storeId }: Reader): ApplicationSection | undefined {
  const { pages } = siteContent(locale, storeId).content;
  const sections = pages[CREDIT_APPLICATION_PATH]?.sections ?? [];
  return sections.find((section): section is ApplicationSection => section.kind === "credit-application");
}

/** The text that each applicant agrees to, with the hash that names it. */
export function applicationConsent(reader: Reader): ShownConsent {
  return withVersion(applicationSection(reader)?.consent ?? "");
}
