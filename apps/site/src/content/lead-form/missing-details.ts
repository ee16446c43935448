import type { LeadKind } from "@forecourt/leads/forms";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { LeadFormContent } from "./lead-form-content.ts";

/**
 * What a test drive says when the shopper's details are missing; other forms only name the wrong fields.
 *
 * @example missingDetails("SCHEDULE_TEST_DRIVE", "en")?.text // "Please fill info about yourself."
 */
export function missingDetails(
  kind: LeadKind,
  locale: PageContext["locale"],
): LeadFormContent["missingDetails"] {
  if (kind !== "SCHEDULE_TEST_DRIVE") return undefined;
  const t = translator(locale, "forms");
  return { title: t("failed.title"), text: t("missingDetails") };
}
