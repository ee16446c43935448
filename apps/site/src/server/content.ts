import {
  type Facts,
  fillTokens,
  localizeContent,
  type SiteContent,
  settingsFacts,
} from "@forecourt/dealership/content";
import { dealership, settingsFor } from "./dealership.ts";

const written = new Map<string, { content: SiteContent; facts: Facts }>();

/**
 * What the dealership says in a language, for visitors of a store: copy with its facts filled in. Facts that only the
 * page knows (`vehicleCount`, `listing` …) are still tokens: fill them with `fillTokens`.
 */
export function siteContent(locale: "en" | "es", storeId: string): { content: SiteContent; facts: Facts } {
  const key = `${locale} ${storeId}`;
  const known = written.get(key);
  if (known) return known;
  const { en, es } = dealership.content;
  const facts = settingsFacts(settingsFor(storeId), locale);
  const content = fillTokens(locale === "es" ? localizeContent(en, es) : en, facts) as SiteContent;
  const result = { content, facts };
  written.set(key, result);
  return result;
}
