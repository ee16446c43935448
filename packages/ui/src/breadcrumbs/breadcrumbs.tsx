import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";

export type BreadcrumbsProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Accessible name of the navigation: `Breadcrumbs`. */
  label: string;
  /** From the home page down. The last has no link and is the current page. */
  items: readonly { label: ReactNode; href?: string }[];
  linkAs?: LinkComponent;
};

/**
 * Links to the parent pages, with the current page last. On phones no line ends in a slash, and the current page is for
 * screen readers only: the heading below has the same words.
 */
export function Breadcrumbs({ label, items, linkAs: Anchor = "a", className, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={cx("crumbs print:hidden", className)} {...rest}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item, index) => (
          <li
            key={item.href ?? "page"}
            className={cx("crumb", item.href === undefined && index > 0 && "max-md:sr-only")}
          >
            {item.href === undefined ? (
              <span aria-current="page" className="text-muted">
                {item.label}
              </span>
            ) : (
              <Anchor href={item.href} className="crumb-link">
                {item.label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
