import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { COMPARE_PATH } from "#shared/addresses/compare-path.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { CompareTrayHost } from "./compare-tray-host.tsx";

/** The place of the compare tray, at the end of every page's content; empty until something is compared. */
export function CompareTraySection({ context: { locale } }: { context: Pick<PageContext, "locale"> }) {
  const t = translator(locale, "compare");
  // The browser fills in the values.
  const template = (key: "count" | "full" | "remove" | "see") => t.raw(`tray.${key}` as "title") as string;
  return (
    <CompareTrayHost
      words={{
        label: t("tray.label"),
        count: template("count"),
        full: template("full"),
        clear: t("tray.clear"),
        remove: template("remove"),
        compare: template("see"),
        one: t("tray.one"),
      }}
      href={localPath(locale, COMPARE_PATH)}
      locale={locale}
    />
  );
}
