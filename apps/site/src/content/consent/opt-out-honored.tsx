import { translator } from "#server/content/translator.ts";
import type { Locale } from "#shared/addresses/local-path.ts";

/** Says on every page that Global Privacy Control is honoured, while the browser sends it (11 CCR 7025(c)(6)). */
export function OptOutHonored({ locale }: { locale: Locale }) {
  return <span data-gpc-note="">{translator(locale, "consent")("gpcHonored")}</span>;
}
