import { formatPhone } from "@forecourt/contact-details";
import { LinkButton } from "@forecourt/ui/button";
import { ErrorPage } from "@forecourt/ui/error-page";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";

/** The page for server errors. Its links are plain anchors: a full page load drops the broken client state. */
export function FailurePage({ context }: { context: Pick<PageContext, "locale" | "storeId" | "settings"> }) {
  const { locale, storeId, settings } = context;
  const t = translator(locale, "errorPage");
  const { phone } = settings.stores.find(({ id }) => id === storeId) ?? settings.profile;
  return (
    <ErrorPage
      badge={t("badge")}
      title={t("title")}
      subtitle={t("subtitle")}
      actions={
        <>
          <LinkButton href={localPath(locale, "/")}>{t("button")}</LinkButton>
          <LinkButton variant="secondary" href={`tel:${phone}`}>
            {t("call", { phone: formatPhone(phone, "general") })}
          </LinkButton>
        </>
      }
    />
  );
}
