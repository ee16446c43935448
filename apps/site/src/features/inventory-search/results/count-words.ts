import type { PluralMessage } from "@forecourt/ui/plural-message";
import { translator } from "#server/content/translator.ts";

/**
 * The number of vehicles as a message that the browser fills in.
 *
 * @example countWords("en") // { one: "{count} vehicle", other: "{count} vehicles" }
 */
export function countWords(locale: "en" | "es"): PluralMessage {
  const t = translator(locale, "listing");
  const withPlace = (count: number) => t("results", { count }).replace(String(count), "{count}");
  return { one: withPlace(1), other: withPlace(2) };
}
