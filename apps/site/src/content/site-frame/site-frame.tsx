import { type MenuEntry, type MenuLink, type Store, visibleMenus } from "@forecourt/dealership";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import type { SiteNavItem } from "@forecourt/ui/site-header";
import { SiteLayout } from "@forecourt/ui/site-layout";
import { StoreSummary } from "@forecourt/ui/store-summary";
import type { ReactNode } from "react";
import { FrameScripts } from "#browser/frame-scripts.tsx";
import { PageConsentBanner } from "#content/consent/page-consent-banner.tsx";
import { LanguageLinks } from "#content/language-links/language-links.tsx";
import { RouteFocus } from "#content/route-focus/route-focus.tsx";
import { CurrentLink } from "#content/router-link/current-link.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { SavedVehiclesLink } from "#content/saved-vehicles/saved-vehicles-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { CONTACT_PATH, LISTING_PATH, SAVED_PATH } from "#shared/addresses/public-paths.ts";
import { FrameLogo, StoreOpenNow, storePhone, visitorStore } from "./frame-parts.tsx";
import { SiteFrameFooter } from "./site-frame-footer.tsx";
import { StorePicker } from "./store-picker.tsx";

type SiteFrameProps = {
  context: PageContext;
  /** "Message us", in the header. */
  message?: ReactNode;
  children: ReactNode;
};

/** The frame of every page except flows: store line, header, menu for small screens, footer. */
export function SiteFrame({ context, message, children }: SiteFrameProps) {
  const { locale, storeId, settings } = context;
  const t = translator(locale, "frame");
  const { content } = siteContent(locale, storeId);
  const store = visitorStore(context);
  const nav = navItems(visibleMenus(settings).header, content.menus, locale);
  const phone = storePhone(store);
  const logo = <FrameLogo context={context} />;
  const contact = { label: content.menus["contact-us"] ?? "", href: localPath(locale, CONTACT_PATH) };

  return (
    <>
      <SiteLayout
        skipLabel={t("skip")}
        notice={<PageConsentBanner context={context} />}
        utilityBar={{
          "aria-label": t("storeLine"),
          start: (
            <>
              <StoreOpenNow store={store} context={context} />
              <StorePicker context={context} variant="text" />
              <Link as={RouterLink} variant="nav" href={localPath(locale, `${CONTACT_PATH}#locations`)}>
                {t("locations", { count: settings.stores.length })}
              </Link>
            </>
          ),
          end: (
            <>
              <Link variant="nav" href={phone.href}>
                <Icon name="phone" size={14} />
                {phone.text}
              </Link>
              <LanguageLinks locale={locale} label={t("language")} />
            </>
          ),
        }}
        logo={logo}
        navLabel={t("mainNav")}
        nav={nav}
        linkAs={CurrentLink}
        icons={
          <>
            {message}
            <SavedVehiclesLink
              href={localPath(locale, SAVED_PATH)}
              label={translator(locale, "saved")("link")}
            />
          </>
        }
        action={
          <LinkButton href={localPath(locale, LISTING_PATH)} as={RouterLink}>
            {t("browse")}
          </LinkButton>
        }
        menu={{
          openLabel: t("openMenu"),
          title: t("menu"),
          closeLabel: t("closeMenu"),
          nav: [...nav, contact],
          content: <MenuContent store={store} context={context} />,
        }}
        footer={<SiteFrameFooter context={context} store={store} />}
      >
        <RouteFocus />
        {children}
      </SiteLayout>
      <FrameScripts />
    </>
  );
}

/** The store and the language switch, below the links of the menu for small screens. */
function MenuContent({ store, context }: { store: Store; context: PageContext }) {
  const t = translator(context.locale, "frame");
  return (
    <>
      <StoreSummary
        className="mt-6"
        name={store.name}
        address={`${store.addressLine1}, ${store.addressLine2}`}
        open={<StoreOpenNow store={store} context={context} />}
        actions={
          <>
            <LinkButton href={storePhone(store).href} variant="secondary">
              <Icon name="phone" size={18} />
              {t("call")}
            </LinkButton>
            <LinkButton href={store.mapsLink} variant="secondary">
              <Icon name="directions" size={18} />
              {t("directions")}
            </LinkButton>
          </>
        }
      />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <StorePicker context={context} variant="button" />
        <LanguageLinks locale={context.locale} label={t("languageMenu")} />
      </div>
    </>
  );
}

function navItems(
  entries: readonly MenuEntry[],
  labels: Readonly<Record<string, string>>,
  locale: Locale,
): SiteNavItem[] {
  const named = ({ id, href }: MenuLink) => ({
    label: labels[id] ?? id,
    href: localPath(locale, href ?? "/"),
  });
  return entries.map((entry): SiteNavItem => {
    if (entry.items.length === 0) return named(entry);
    return { label: labels[entry.id] ?? entry.id, items: entry.items.map(named) };
  });
}
