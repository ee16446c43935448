import { LinkButton } from "@forecourt/ui/button";
import { NoticePage } from "#content/notice-page/notice-page.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH, MY_DETAILS_PATH } from "#shared/addresses/public-paths.ts";

/** Says that nothing about the visitor is left in the browser. */
export function DeviceForgotten({ context: { locale } }: { context: PageContext }) {
  const t = translator(locale, "myDetails");
  return (
    <NoticePage
      icon="check"
      tone="success"
      title={t("device.forgottenTitle")}
      text={<p>{t("device.forgotten")}</p>}
    >
      <p className="flex flex-wrap gap-3">
        <LinkButton as={RouterLink} href={localPath(locale, LISTING_PATH)}>
          {t("device.browse")}
        </LinkButton>
        <LinkButton as={RouterLink} variant="secondary" href={localPath(locale, MY_DETAILS_PATH)}>
          {t("device.back")}
        </LinkButton>
      </p>
    </NoticePage>
  );
}
