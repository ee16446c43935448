import { formatPhone } from "@forecourt/contact-details";
import type { MenuEntry, MenuLink } from "@forecourt/dealership";
import { openState } from "@forecourt/dealership/hours";
import { LinkButton } from "@forecourt/ui/button";
import { opensDialog } from "@forecourt/ui/dialog-commands";
import { Icon } from "@forecourt/ui/icon";
import { IconButton } from "@forecourt/ui/icon-button";
import { Link } from "@forecourt/ui/link";
import { Logo } from "@forecourt/ui/logo";
import { MobileMenu } from "@forecourt/ui/mobile-menu";
import { OpenNow } from "@forecourt/ui/open-now";
import { SiteHeader, type SiteNavItem } from "@forecourt/ui/site-header";
import { SkipLink } from "@forecourt/ui/skip-link";
import { StoreSummary } from "@forecourt/ui/store-summary";
import { UtilityBar } from "@forecourt/ui/utility-bar";
import type { ReactNode } from "react";
import { openWords } from "#content/hours/open-words.ts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content.ts";
import type { PageContext } from "#server/page-context.ts";
import { isServed } from "#server/static-pages.ts";
import { translator } from "#server/translator.ts";
import { BrandMark } from "./brand-mark.tsx";
import { DialogCommandsFallback } from "./dialog-commands-fallback.tsx";
import { Foot } from "./site-frame-footer.tsx";

const MENU_ID = "menu";

/** What stands around every page: skip link, store line, header, menu for small screens, footer. */
export function SiteFrame({ context, children }: { context: PageContext; children: ReactNode }) {
  const { locale, storeId, settings, now } = context;
  const words = translator(locale, "frame");
  const { content } = siteContent(locale, storeId);
  const store = settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
  const hours = store.hours.sales ?? settings.profile.sales;
  const open = openWords(openState(hours, now, settings.profile.timezone), locale);
  const nav = navItems(settings.menus.header, content.menus);
  const phone = { href: `tel:${store.phone}`, text: formatPhone(store.phone, "general") };
  const logo = (
    <Logo
      as={RouterLink}
      href="/"
      mark={<BrandMark />}
      name={settings.group.name}
      place={words("place", { brand: settings.brand.name, city: settings.profile.city })}
    />
  );
  const openNow = <OpenNow state={open.state}>{open.text}</OpenNow>;

  return (
    <>
      <SkipLink href="#main">{words("skip")}</SkipLink>
      <UtilityBar
        aria-label={words("storeLine")}
        start={
          <>
            {openNow}
            <span>{store.name}</span>
            <Link as={RouterLink} variant="nav" href="/contact-us#locations">
              {words("locations", { count: settings.stores.length })}
            </Link>
          </>
        }
        end={
          <Link variant="nav" href={phone.href}>
            <Icon name="phone" size={14} />
            {phone.text}
          </Link>
        }
      />
      <SiteHeader
        logo={logo}
        navLabel={words("mainNav")}
        nav={nav}
        linkAs={RouterLink}
        action={
          <LinkButton href="/cars-for-sale" as={RouterLink}>
            {words("browse")}
          </LinkButton>
        }
        menuButton={
          <IconButton label={words("openMenu")} {...opensDialog(MENU_ID)}>
            <Icon name="menu" />
          </IconButton>
        }
      />
      <MobileMenu
        id={MENU_ID}
        title={words("menu")}
        brand={logo}
        closeLabel={words("closeMenu")}
        navLabel={words("mainNav")}
        nav={[...nav, { label: content.menus["contact-us"] ?? "", href: "/contact-us" }]}
        linkAs={RouterLink}
      >
        <StoreSummary
          className="mt-6"
          name={store.name}
          address={`${store.addressLine1}, ${store.addressLine2}`}
          open={openNow}
          actions={
            <>
              <LinkButton href={phone.href} variant="secondary">
                <Icon name="phone" size={18} />
                {words("call")}
              </LinkButton>
              <LinkButton href={store.mapsLink} variant="secondary">
                <Icon name="directions" size={18} />
                {words("directions")}
              </LinkButton>
            </>
          }
        />
      </MobileMenu>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Foot context={context} store={store} logo={logo} />
      <DialogCommandsFallback />
    </>
  );
}

/** The menu's entries that lead somewhere: an entry appears when its page does. */
function navItems(entries: readonly MenuEntry[], labels: Record<string, string>): SiteNavItem[] {
  const named = ({ id, href }: MenuLink) => ({ label: labels[id] ?? id, href: href ?? "/" });
  return entries.flatMap((entry): SiteNavItem[] => {
    const items = entry.items.filter(({ href }) => href !== null && isServed(href)).map(named);
    if (items.length > 0) return [{ label: labels[entry.id] ?? entry.id, items }];
    return entry.href !== null && isServed(entry.href) ? [named(entry)] : [];
  });
}
