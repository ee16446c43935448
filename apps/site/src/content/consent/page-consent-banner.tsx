import { bannerButtons } from "@forecourt/consent";
import { ConsentBanner } from "@forecourt/ui/consent-banner";
import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { PRIVACY_CHOICES_API_PATH } from "#shared/addresses/privacy-choices-api-path.ts";
import { COOKIE_POLICY_PATH } from "#shared/addresses/public-paths.ts";

/**
 * The consent banner in every page. Pages are shared, so it is hidden until a script, or a style sheet for browsers
 * without scripts, shows it (docs/product/consent.md, "Before the first paint").
 */
export function PageConsentBanner({ context: { locale, settings } }: { context: PageContext }) {
  const { tier, symmetric } = settings.cookies;
  if (tier === 0) return null;
  const t = translator(locale, "consent");
  return (
    <ConsentBanner
      open
      waits
      title={t("title")}
      text={
        <>
          {t(tier === 1 ? "notice" : "text")}{" "}
          <Link as={RouterLink} href={localPath(locale, COOKIE_POLICY_PATH)}>
            {t("policy")}
          </Link>
        </>
      }
      note={t("gpc")}
      noteWaits
      action={PRIVACY_CHOICES_API_PATH}
      buttons={bannerButtons({ tier, symmetric }).map(({ button, emphasized }) => ({
        value: button,
        label: t(button),
        weight: button === "manage" ? "quiet" : emphasized ? "strong" : "equal",
      }))}
    />
  );
}
