import type { LinkComponent } from "../link/link-component.ts";
import type { MenuItem } from "../menu/menu.tsx";
import { Sheet, type SheetProps } from "../sheet/sheet.tsx";
import type { SiteNavItem } from "./site-header.tsx";

export type MobileMenuProps = SheetProps & {
  /** Accessible name of the navigation: `Main`. */
  navLabel: string;
  nav: readonly SiteNavItem[];
  linkAs?: LinkComponent;
};

/** The navigation on small screens; its children, such as a `StoreSummary`, follow the links. */
export function MobileMenu({
  navLabel,
  nav,
  linkAs: Anchor = "a",
  footer,
  children,
  ...rest
}: MobileMenuProps) {
  return (
    <Sheet footer={footer ? <div className="flex w-full flex-wrap gap-2.5">{footer}</div> : null} {...rest}>
      <nav aria-label={navLabel}>
        <ul className="divide-y divide-line border-line border-b">
          {nav.map((item) => (
            <li key={item.label}>
              {item.items ? (
                <details open={item.current}>
                  <summary className="mobile-menu-row">{item.label}</summary>
                  <SubNav items={item.items} linkAs={Anchor} />
                </details>
              ) : (
                <Anchor
                  href={item.href}
                  aria-current={item.current ? "page" : undefined}
                  className="mobile-menu-row"
                >
                  {item.label}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Sheet>
  );
}

/** The links of a group, each with its number of vehicles. */
function SubNav({ items, linkAs: Anchor }: { items: readonly MenuItem[]; linkAs: LinkComponent }) {
  return (
    <ul className="pb-3.5">
      {items.map((entry) => (
        <li key={entry.href}>
          <Anchor
            href={entry.href}
            aria-current={entry.current ? "page" : undefined}
            className="mobile-menu-link"
          >
            {entry.current || typeof entry.label !== "string" ? (
              <span className={entry.current ? "underline underline-offset-4" : undefined}>
                {entry.label}
              </span>
            ) : (
              entry.label
            )}
            {entry.detail === undefined ? null : <span className="text-sm text-subtle">{entry.detail}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
