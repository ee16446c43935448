import { translator } from "#server/content/translator.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { SAVED_PATH } from "#shared/addresses/public-paths.ts";
import { ViewedBeforeHost } from "./viewed-before-host.tsx";

/** The place of the vehicles viewed before this one; the server sends nothing. */
export function ViewedBefore({ vin, locale }: { vin: string; locale: Locale }) {
  const t = translator(locale, "saved");
  return (
    <ViewedBeforeHost
      key={vin}
      vin={vin}
      locale={locale}
      title={t("viewed")}
      all={{ href: localPath(locale, SAVED_PATH), label: t("seeViewed") }}
    />
  );
}
