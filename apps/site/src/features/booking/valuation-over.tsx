import { LinkButton } from "@forecourt/ui/button";
import { NoticePage } from "#content/notice-page/notice-page.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { YOUR_VEHICLE_PATH } from "#shared/addresses/public-paths.ts";

type ValuationOverProps = {
  /** The address that books without the valuation. */
  anyway: string;
  context: Pick<PageContext, "locale">;
};

/** The valuation of the address has ended: the shopper books without it, or values the car again. */
export function ValuationOver({ anyway, context: { locale } }: ValuationOverProps) {
  const t = translator(locale, "booking");
  return (
    <NoticePage icon="clock" title={t("appraisal.overTitle")} text={<p>{t("appraisal.overText")}</p>}>
      <div className="flex flex-wrap gap-3">
        <LinkButton as={RouterLink} href={anyway} size="lg">
          {t("appraisal.anyway")}
        </LinkButton>
        <LinkButton as={RouterLink} href={localPath(locale, YOUR_VEHICLE_PATH)} size="lg" variant="secondary">
          {t("appraisal.valueAgain")}
        </LinkButton>
      </div>
    </NoticePage>
  );
}
