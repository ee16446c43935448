import { LinkButton } from "@forecourt/ui/button";
import { NoticePage } from "#content/notice-page/notice-page.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { YOUR_VEHICLE_PATH } from "#shared/addresses/public-paths.ts";

type ValuationNoticeProps = {
  name: "expired" | "invalid";
  context: Pick<PageContext, "locale">;
};

/** A link whose valuation has ended, or that was forged or cut off. */
export function ValuationNotice({ name, context: { locale } }: ValuationNoticeProps) {
  const t = translator(locale, "tradeIn");
  return (
    <NoticePage
      icon={name === "expired" ? "clock" : "info"}
      title={t(`result.${name}.title`)}
      text={<p>{t(`result.${name}.text`)}</p>}
    >
      <LinkButton href={localPath(locale, YOUR_VEHICLE_PATH)} size="lg">
        {t("result.again")}
      </LinkButton>
    </NoticePage>
  );
}
