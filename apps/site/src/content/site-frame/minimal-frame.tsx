import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { IconLink } from "@forecourt/ui/icon-button";
import { Link } from "@forecourt/ui/link";
import { MinimalLayout } from "@forecourt/ui/minimal-layout";
import type { ReactNode } from "react";
import { FrameScripts } from "#browser/frame-scripts.tsx";
import { PageConsentBanner } from "#content/consent/page-consent-banner.tsx";
import { PrivacyChoicesLink } from "#content/consent/privacy-choices-link.tsx";
import { LanguageLinks } from "#content/language-links/language-links.tsx";
import { RouteFocus } from "#content/route-focus/route-focus.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { FrameLogo, storePhone, visitorStore } from "./frame-parts.tsx";

/** The frame of flows: logo, phone number, exit link and fine print. */
export function MinimalFrame({ context, children }: { context: PageContext; children: ReactNode }) {
  const { locale, storeId } = context;
  const t = translator(locale, "frame");
  const home = localPath(locale, "/");
  const phone = storePhone(visitorStore(context));
  const { notes, sampleNotice } = siteContent(locale, storeId).content.footer;
  return (
    <>
      <MinimalLayout
        skipLabel={t("skip")}
        notice={<PageConsentBanner context={context} />}
        logo={<FrameLogo context={context} />}
        help={
          <>
            <LanguageLinks locale={locale} label={t("language")} className="text-sm max-sm:hidden" />
            <Link variant="nav" href={phone.href} className="font-semibold max-md:hidden!">
              <Icon name="phone" size={16} />
              {phone.text}
            </Link>
            <IconLink label={t("callNumber", { phone: phone.text })} href={phone.href} className="md:hidden!">
              <Icon name="phone" />
            </IconLink>
          </>
        }
        exit={
          <>
            <LinkButton as={RouterLink} variant="secondary" href={home} className="max-sm:hidden!">
              {t("exit")}
            </LinkButton>
            <IconLink label={t("exit")} href={home} className="sm:hidden!">
              <Icon name="close" />
            </IconLink>
          </>
        }
        footer={
          <div className="grid gap-2">
            <LanguageLinks locale={locale} label={t("languageFooter")} className="sm:hidden" />
            <p>
              <PrivacyChoicesLink locale={locale} />
            </p>
            {[...notes, ...(sampleNotice ? [sampleNotice] : [])].map((note) => (
              <p key={note} className="max-w-[100ch]">
                {note}
              </p>
            ))}
          </div>
        }
      >
        <RouteFocus />
        <div className="-mx-4 lg:-mx-8">{children}</div>
      </MinimalLayout>
      <FrameScripts />
    </>
  );
}
