import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH, MY_DETAILS_PATH } from "#shared/addresses/public-paths.ts";

/** Says that nothing about the visitor is left in the browser. */
export function DeviceForgotten({ context: { locale } }: { context: PageContext }) {
  const t = translator(locale, "details");
  return (
    <Container width="flow" className="pt-8.5 lg:pt-section">
      <Panel as="section" padding="lg">
        <span className="grid size-15 place-items-center rounded-full bg-success text-on-success forced-colors:border">
          <Icon name="check" size={28} />
        </span>
        <h1 className="mt-5 font-bold text-3xl">{t("forgottenTitle")}</h1>
        <p className="mt-2 mb-7 max-w-[60ch] text-muted">{t("forgotten")}</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton as={RouterLink} href={localPath(locale, LISTING_PATH)}>
            {t("browse")}
          </LinkButton>
          <LinkButton as={RouterLink} variant="secondary" href={localPath(locale, MY_DETAILS_PATH)}>
            {t("back")}
          </LinkButton>
        </p>
      </Panel>
    </Container>
  );
}
