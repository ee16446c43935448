import type { AppointmentKind, ShopperMessage } from "@forecourt/database";
import type { ShopperFacts } from "../../dealership.ts";
import type { Messages } from "../../messages.ts";

/** An email about a test drive, a service visit or an appraisal. */
export type VisitMessage = Extract<ShopperMessage, { state: unknown }>;

/** What the words of an email about a visit need besides its message. */
export type VisitWriter = {
  facts: ShopperFacts;
  siteUrl: string;
  now: Date;
  link: (path: string) => string;
};

const WORDS = { "test-drive": "testDrive", service: "service", appraisal: "appraisal" } as const;

/** The words that differ between the kinds of visits. */
export function wordsOfKind(kind: AppointmentKind, t: Messages["visit"]): Messages["visit"]["testDrive"] {
  return t[WORDS[kind]];
}

/** The site's page of a list in the language of a visit's page. */
export function sitePathBeside(page: string, path: string): string {
  return page.startsWith("/es/") ? `/es${path}` : path;
}
