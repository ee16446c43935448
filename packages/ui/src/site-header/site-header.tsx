import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Container } from "../container/container.tsx";
import type { LinkComponent } from "../link/link-component.ts";
import { Menu, type MenuItem } from "../menu/menu.tsx";

export type SiteNavItem = {
  label: string;
  /** Marks the current page, or the group that contains it. */
  current?: boolean;
} & ({ href: string; items?: undefined } | { href?: undefined; items: readonly MenuItem[] });

export type SiteHeaderProps = Omit<ComponentProps<"header">, "children"> & {
  logo: ReactNode;
  /** Accessible name of the navigation: `Main`. */
  navLabel: string;
  nav: readonly SiteNavItem[];
  /** Icon buttons at the end, on all screens; at most two. */
  icons?: ReactNode;
  /** The primary button at the end, from 1024 px. */
  action?: ReactNode;
  /** Below 1024 px: the button that opens the `MobileMenu`. */
  menuButton?: ReactNode;
  linkAs?: LinkComponent;
};

const navClass = "header-link";

/** The header of every page. Sticky, except on very low screens. */
export function SiteHeader({
  logo,
  navLabel,
  nav,
  icons,
  action,
  menuButton,
  linkAs: Anchor = "a",
  className,
  ...rest
}: SiteHeaderProps) {
  return (
    <header className={cx("site-header print:hidden", className)} {...rest}>
      <Container className="site-header-row">
        {logo}
        <nav aria-label={navLabel} className="hidden lg:block">
          <ul className="flex flex-wrap gap-1">
            {nav.map((item) => (
              <li key={item.label}>
                {item.items ? (
                  <Menu
                    label={item.label}
                    items={item.items}
                    linkAs={Anchor}
                    aria-current={item.current ? "true" : undefined}
                    className={navClass}
                  />
                ) : (
                  <Anchor
                    href={item.href}
                    aria-current={item.current ? "page" : undefined}
                    className={cx(navClass, "block")}
                  >
                    {item.label}
                  </Anchor>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex shrink-0 items-center gap-2">
          {icons}
          {action ? <div className="hidden lg:block">{action}</div> : null}
          {menuButton ? <div className="lg:hidden">{menuButton}</div> : null}
        </div>
      </Container>
    </header>
  );
}
