import type { ReactNode } from "react";
import { opensDialog } from "../dialog/dialog-commands.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { MobileMenu } from "../site-header/mobile-menu.tsx";
import { SiteHeader, type SiteHeaderProps, type SiteNavItem } from "../site-header/site-header.tsx";
import { UtilityBar, type UtilityBarProps } from "../site-header/utility-bar.tsx";
import { SkipLink } from "../skip-link/skip-link.tsx";

export type SiteLayoutProps = Pick<
  SiteHeaderProps,
  "logo" | "navLabel" | "nav" | "icons" | "action" | "linkAs"
> & {
  /** `Skip to the content`: the page's first link. */
  skipLabel: ReactNode;
  /** After the skip link: a `ConsentBanner`. */
  notice?: ReactNode;
  utilityBar: UtilityBarProps;
  /** The mobile menu: the links of `nav`, by default the header's, then `content`. */
  menu: {
    openLabel: string;
    title: string;
    closeLabel: string;
    nav?: readonly SiteNavItem[];
    content?: ReactNode;
  };
  /** A `SiteFooter`. */
  footer: ReactNode;
  children?: ReactNode;
};

const MENU_ID = "menu";

/** The layout of a page: skip link, utility bar, header, mobile menu, `main`, footer. */
export function SiteLayout({
  skipLabel,
  notice,
  utilityBar,
  logo,
  navLabel,
  nav,
  icons,
  action,
  menu,
  footer,
  linkAs = "a",
  children,
}: SiteLayoutProps) {
  return (
    <>
      <SkipLink href="#main">{skipLabel}</SkipLink>
      {notice}
      <UtilityBar {...utilityBar} />
      <SiteHeader
        logo={logo}
        navLabel={navLabel}
        nav={nav}
        icons={icons}
        action={action}
        linkAs={linkAs}
        menuButton={
          <IconButton label={menu.openLabel} {...opensDialog(MENU_ID)}>
            <Icon name="menu" />
          </IconButton>
        }
      />
      <MobileMenu
        id={MENU_ID}
        title={menu.title}
        brand={logo}
        closeLabel={menu.closeLabel}
        navLabel={navLabel}
        nav={menu.nav ?? nav}
        linkAs={linkAs}
      >
        {menu.content}
      </MobileMenu>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer}
    </>
  );
}
