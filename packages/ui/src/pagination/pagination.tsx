import type { ComponentProps, ReactNode } from "react";
import { LinkButton } from "../button/button.tsx";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";
import { pageWindow } from "./page-window.ts";

export type PaginationProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Names the navigation: `Pages`. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** A page's name for screen readers: `Page 3`. */
  pageLabel: (page: number) => string;
  linkAs?: LinkComponent;
};

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({
  label,
  page,
  pages,
  hrefOf,
  pageLabel,
  linkAs: Anchor = "a",
  className,
  ...rest
}: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className={className} {...rest}>
      <ul className="flex flex-wrap gap-1.5">
        {pageWindow(page, pages).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span aria-hidden="true" className="grid size-11 place-items-center text-subtle">
                …
              </span>
            ) : (
              <Anchor
                href={hrefOf(entry.page)}
                aria-label={pageLabel(entry.page)}
                aria-current={entry.page === page ? "page" : undefined}
                rel={entry.page === page - 1 ? "prev" : entry.page === page + 1 ? "next" : undefined}
                className="grid size-11 place-items-center rounded-full font-semibold text-sm hover:bg-surface-sunken aria-[current=page]:bg-action aria-[current=page]:text-on-action"
              >
                {entry.page}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type LoadMoreProps = ComponentProps<"div"> & {
  /** The next page; a real link, which an enhancement may turn into appending. */
  href: string;
  /** `Show 19 more vehicles`. */
  label: ReactNode;
  /** `Showing 1–19 of 231`. */
  summary: ReactNode;
  linkAs?: LinkComponent;
};

export function LoadMore({ href, label, summary, linkAs, className, ...rest }: LoadMoreProps) {
  return (
    <div className={cx("mt-8 grid justify-items-center gap-3", className)} {...rest}>
      <LinkButton as={linkAs} href={href} rel="next" variant="secondary" size="lg" data-load-more="">
        {label}
      </LinkButton>
      <p className="text-muted text-sm">{summary}</p>
    </div>
  );
}
