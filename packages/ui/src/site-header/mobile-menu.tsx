import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import type { LinkComponent } from "../link/link-component.ts";
import { Sheet, type SheetProps } from "../sheet/sheet.tsx";
import type { SiteNavItem } from "./site-header.tsx";

export type MobileMenuProps = SheetProps & {
  navLabel: string;
  nav: readonly SiteNavItem[];
  linkAs?: LinkComponent;
};

const rowClass =
  "flex min-h-16 items-center justify-between gap-4 font-semibold text-[1.375rem] tracking-[-0.02em]";

/** The whole navigation on small screens; its children, such as a `StoreSummary`, follow the links. */
export function MobileMenu({ navLabel, nav, linkAs: Anchor = "a", children, ...rest }: MobileMenuProps) {
  return (
    <Sheet {...rest}>
      <nav aria-label={navLabel}>
        <ul className="divide-y divide-line border-line border-b">
          {nav.map((item) => (
            <li key={item.label}>
              {item.items ? (
                <details className="group/nav" open={item.current}>
                  <summary className={rowClass}>
                    {item.label}
                    <Glyph
                      name="chevron-down"
                      className="text-subtle transition-transform group-open/nav:rotate-180"
                    />
                  </summary>
                  <ul className="pb-3.5">
                    {item.items.map((entry) => (
                      <li key={entry.href}>
                        <Anchor
                          href={entry.href}
                          aria-current={entry.current ? "page" : undefined}
                          className="flex min-h-11.5 items-center justify-between gap-4 text-[1.0625rem] text-muted aria-[current]:font-semibold aria-[current]:text-text"
                        >
                          {entry.label}
                          {entry.detail === undefined ? null : (
                            <span className="text-sm text-subtle">{entry.detail}</span>
                          )}
                        </Anchor>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <Anchor
                  href={item.href}
                  aria-current={item.current ? "page" : undefined}
                  className={rowClass}
                >
                  {item.label}
                  <Glyph name="chevron-down" className="-rotate-90 text-subtle" />
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

export type StoreSummaryProps = Omit<ComponentProps<"div">, "children"> & {
  name: ReactNode;
  address: ReactNode;
  /** An `OpenNow`. */
  open?: ReactNode;
  /** At the end of the first line: change the store. */
  change?: ReactNode;
  /** Call and directions. */
  actions?: ReactNode;
};

/** The chosen store in a sunken card. */
export function StoreSummary({
  name,
  address,
  open,
  change,
  actions,
  className,
  ...rest
}: StoreSummaryProps) {
  return (
    <div className={cx("mt-4.5 rounded-md bg-surface-sunken p-4 text-muted text-sm", className)} {...rest}>
      <div className="flex items-start justify-between gap-3">
        <p className="font-semibold text-base text-text">{name}</p>
        {change}
      </div>
      <p>{address}</p>
      {open ? <p className="mt-0.5">{open}</p> : null}
      {actions ? <div className="mt-3.5 grid grid-cols-2 gap-2.5">{actions}</div> : null}
    </div>
  );
}
