import { formatPhone } from "@forecourt/contact-details";
import { LinkButton } from "@forecourt/ui/button";
import { ErrorPage } from "@forecourt/ui/error-page";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";

/** What a shopper sees when a page could not be made; its links load anew, so that nothing broken is kept. */
export function FailurePage({ context }: { context: Pick<PageContext, "locale" | "storeId" | "settings"> }) {
  const { locale, storeId, settings } = context;
  const words = translator(locale, "errorPage");
  const { phone } = settings.stores.find(({ id }) => id === storeId) ?? settings.profile;
  return (
    <ErrorPage
      badge={words("badge")}
      title={words("title")}
      subtitle={words("subtitle")}
      actions={
        <>
          <LinkButton href={localPath(locale, "/")}>{words("button")}</LinkButton>
          <LinkButton variant="secondary" href={`tel:${phone}`}>
            {words("call", { phone: formatPhone(phone, "general") })}
          </LinkButton>
        </>
      }
    />
  );
}
