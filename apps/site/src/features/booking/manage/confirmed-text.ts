import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";

/** Says who confirmed an appointment: by first name, or without one when they have left. */
export function confirmedText(
  { by }: { by: string },
  { locale, storeId }: Pick<PageContext, "locale" | "storeId">,
  place: "state" | "thread",
): string {
  const t = translator(locale, "appointment");
  const name = staffIn(locale, storeId).find(({ slug }) => slug === by)?.firstName;
  return name === undefined ? t(`${place}.confirmed`) : t(`${place}.confirmedBy`, { name });
}
