import { larkspur } from "@forecourt/sample-dealership";
import { LinkButton } from "@forecourt/ui/button";
import { opensDialog } from "@forecourt/ui/dialog-commands";
import { Icon } from "@forecourt/ui/icon";
import { IconButton, IconLink } from "@forecourt/ui/icon-button";
import { LanguageSwitch } from "@forecourt/ui/language-switch";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { MobileMenu } from "@forecourt/ui/mobile-menu";
import { OpenNow } from "@forecourt/ui/open-now";
import { SiteHeader } from "@forecourt/ui/site-header";
import { SkipLink } from "@forecourt/ui/skip-link";
import { SampleLogo } from "@forecourt/ui/storybook/sample-dealership.tsx";
import { UtilityBar } from "@forecourt/ui/utility-bar";
import type { ReactNode } from "react";
import { phoneText } from "../../sample/figures.ts";
import { FollowLink } from "./follow-link.tsx";
import { menuItems } from "./menu-items.ts";
import { pageWords } from "./page-words.ts";
import { SampleFooter } from "./sample-footer.tsx";

const { stores, menus } = larkspur.settings;

type SamplePageProps = {
  locale: KitLocale;
  /** First on the page, after the skip link: what is asked about cookies. */
  notice?: ReactNode;
  children: ReactNode;
};

/** A page of the sample dealership's site: header, main, footer. */
export function SamplePage({ locale, notice, children }: SamplePageProps) {
  const words = pageWords[locale];
  const messages = kitMessages(locale);
  const store = stores[0]!;
  const nav = menuItems(menus.header, words.menus);
  const languages = [{ ...words.language, href: `#${words.language.lang}` }];
  return (
    <>
      <SkipLink href="#main">{messages.skipLink.content}</SkipLink>
      {notice}
      <UtilityBar
        aria-label={messages.utilityBar.label}
        start={
          <>
            <OpenNow state="open">{words.openUntil}</OpenNow>
            <span>{store.name}</span>
            <FollowLink href="#locations" className="hover:underline">
              {words.locations(stores.length)}
            </FollowLink>
          </>
        }
        end={
          <>
            <FollowLink
              href={`tel:${store.phone}`}
              className="inline-flex items-center gap-1.5 hover:underline"
            >
              <Icon name="phone" size={14} />
              {phoneText(store.phone)}
            </FollowLink>
            <LanguageSwitch label={messages.languageSwitch.label} languages={languages} linkAs={FollowLink} />
          </>
        }
      />
      <SiteHeader
        logo={<SampleLogo as={FollowLink} />}
        navLabel={messages.siteHeader.nav}
        nav={nav}
        linkAs={FollowLink}
        icons={
          <IconLink as={FollowLink} href="#saved" label={words.saved}>
            <Icon name="heart" />
          </IconLink>
        }
        action={
          <LinkButton as={FollowLink} href="#pre-approval">
            {words.preApproved}
          </LinkButton>
        }
        menuButton={
          <IconButton label={messages.mobileMenu.open} {...opensDialog("menu")}>
            <Icon name="menu" />
          </IconButton>
        }
      />
      <MobileMenu
        id="menu"
        title={messages.mobileMenu.title}
        brand={<SampleLogo as={FollowLink} />}
        closeLabel={messages.mobileMenu.close}
        navLabel={messages.siteHeader.nav}
        nav={nav}
        linkAs={FollowLink}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SampleFooter locale={locale} />
    </>
  );
}
