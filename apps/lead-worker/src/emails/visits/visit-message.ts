import type { ShopperMessage } from "@forecourt/database";
import type { ShopperFacts } from "../../dealership.ts";

/** An email about a test drive or a service visit. */
export type VisitMessage = Extract<ShopperMessage, { state: unknown }>;

/** What the words of an email about a visit need besides its message. */
export type VisitWriter = {
  facts: ShopperFacts;
  siteUrl: string;
  now: Date;
  link: (path: string) => string;
};

/** The site's page of a list in the language of a visit's page. */
export function sitePathBeside(page: string, path: string): string {
  return page.startsWith("/es/") ? `/es${path}` : path;
}
