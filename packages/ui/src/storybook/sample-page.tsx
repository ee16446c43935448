import type { ReactNode } from "react";
import { LinkButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { IconLink } from "../icon-button/icon-button.tsx";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import { Link } from "../link/link.tsx";
import { OpenNow } from "../open-now/open-now.tsx";
import type { UtilityBarProps } from "../site-header/utility-bar.tsx";
import { SiteLayout } from "../site-layout/site-layout.tsx";
import { StoreSwitcher } from "../store-switcher/store-switcher.tsx";
import { SampleLogo, sampleNav, sampleStores } from "./sample-dealership.tsx";
import { SampleFooter } from "./sample-footer.tsx";
import { localeOf, messagesOf, type StoryContext, wordsOf } from "./words.ts";

/** Texts around every page. */
export const pageWords = {
  en: { saved: "Saved vehicles", action: "Get pre-approved", six: "6 PM", locations: "4 locations" },
  es: {
    saved: "Vehículos guardados",
    action: "Obtener preaprobación",
    six: "6 p. m.",
    locations: "4 sucursales",
  },
};

/** The sample dealership's utility bar. */
export function sampleStoreLine(context: StoryContext): UtilityBarProps {
  const t = wordsOf(pageWords, context);
  const { openNow, storeSwitcher, utilityBar, languageSwitch } = messagesOf(context);
  const [store] = sampleStores;
  return {
    "aria-label": utilityBar.label,
    start: (
      <>
        <OpenNow state="open">{openNow.openUntil(t.six)}</OpenNow>
        <span>{store.name}</span>
        <StoreSwitcher
          variant="text"
          label={t.locations}
          legend={storeSwitcher.choose}
          submitLabel={storeSwitcher.submit}
          selected={store.id}
          stores={sampleStores.map(({ id, name, address }) => ({ value: id, name, address: address[0] }))}
        />
      </>
    ),
    end: (
      <>
        <Link variant="nav" href={`tel:${store.phone}`}>
          <Icon name="phone" size={14} />
          <bdi>{store.phone}</bdi>
        </Link>
        <LanguageSwitch
          label={languageSwitch.label}
          languages={[
            { lang: "en", label: "English", href: "#en", current: localeOf(context) === "en" },
            { lang: "es", label: "Español", href: "#es", current: localeOf(context) === "es" },
          ]}
        />
      </>
    ),
  };
}

type SamplePageProps = {
  context: StoryContext;
  /** The consent banner. */
  notice?: ReactNode;
  onCookiePreferences?: () => void;
  children: ReactNode;
};

/** A page of the sample dealership: header, `main`, footer. */
export function SamplePage({ context, notice, onCookiePreferences, children }: SamplePageProps) {
  const t = wordsOf(pageWords, context);
  const { mobileMenu, siteHeader, skipLink } = messagesOf(context);
  return (
    <SiteLayout
      skipLabel={skipLink.content}
      notice={notice}
      utilityBar={sampleStoreLine(context)}
      logo={<SampleLogo />}
      navLabel={siteHeader.nav}
      nav={sampleNav[localeOf(context)]}
      icons={
        <IconLink label={t.saved} href="#saved">
          <Icon name="heart" />
        </IconLink>
      }
      action={<LinkButton href="#pre-approval">{t.action}</LinkButton>}
      menu={{ openLabel: mobileMenu.open, title: mobileMenu.title, closeLabel: mobileMenu.close }}
      footer={<SampleFooter context={context} onCookiePreferences={onCookiePreferences} />}
    >
      {children}
    </SiteLayout>
  );
}
