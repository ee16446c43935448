import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Container } from "../container/container.tsx";
import type { LinkComponent } from "../link/link-component.ts";
import { Menu, type MenuItem } from "../menu/menu.tsx";

export type SiteNavItem = {
  label: string;
  current?: boolean;
} & ({ href: string; items?: undefined } | { href?: undefined; items: readonly MenuItem[] });

export type SiteHeaderProps = Omit<ComponentProps<"header">, "children"> & {
  logo: ReactNode;
  /** Names the navigation: `Main`. */
  navLabel: string;
  nav: readonly SiteNavItem[];
  /** At the end, on every screen: icon buttons. */
  icons?: ReactNode;
  /** At the end, from 1024 px: the one ink button. */
  action?: ReactNode;
  /** Below 1024 px: the button that opens the `MobileMenu`. */
  menuButton?: ReactNode;
  linkAs?: LinkComponent;
};

const navClass =
  "rounded-full px-3.5 py-2.5 font-medium text-control hover:bg-surface-sunken aria-[current]:bg-surface-sunken";

/** The header of every page; it stays at the top. */
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
    <header className={cx("sticky top-0 z-30 border-line border-b bg-surface", className)} {...rest}>
      <Container className="flex h-15 items-center gap-3 lg:h-18 lg:gap-8">
        {logo}
        <nav aria-label={navLabel} className="hidden lg:block">
          <ul className="flex gap-1">
            {nav.map((item) => (
              <li key={item.label}>
                {item.items ? (
                  <Menu
                    id={`nav-${idOf(item.label)}`}
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
        <div className="ml-auto flex items-center gap-2.5">
          {icons}
          {action ? <div className="hidden lg:block">{action}</div> : null}
          {menuButton ? <div className="lg:hidden">{menuButton}</div> : null}
        </div>
      </Container>
    </header>
  );
}

function idOf(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

export type UtilityBarProps = Omit<ComponentProps<"aside">, "children"> & {
  start: ReactNode;
  end: ReactNode;
};

/** The dark line above the header, on wide screens; what it says is also in the menu and the footer. */
export function UtilityBar({ start, end, className, ...rest }: UtilityBarProps) {
  return (
    <aside className={cx("surface-inverse hidden text-caption lg:block", className)} {...rest}>
      <Container className="flex h-9 items-center justify-between">
        <div className="flex items-center gap-5.5">{start}</div>
        <div className="flex items-center gap-5.5">{end}</div>
      </Container>
    </aside>
  );
}
