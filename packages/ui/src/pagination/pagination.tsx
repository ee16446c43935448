import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import type { LinkComponent } from "../link/link-component.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { pageWindow } from "./page-window.ts";

export type PaginationProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Accessible name of the navigation: `Pages`. */
  label: string;
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  hrefOf: (page: number) => string;
  /** Accessible name of a page link: `Page 3`. */
  pageLabel: (page: number) => string;
  /** If both are set, adds arrows: `Previous page`, `Next page`. */
  previousLabel?: string;
  nextLabel?: string;
  /** The page that is loading. */
  pendingPage?: number;
  linkAs?: LinkComponent;
};

const wideClass = "page-place min-w-10 sm:min-w-11";
const linkClass = cx(wideClass, "page-link");

/** Links to the pages of a list; renders nothing for one page. */
export function Pagination({
  label,
  page,
  pages,
  hrefOf,
  pageLabel,
  previousLabel,
  nextLabel,
  pendingPage,
  linkAs: Anchor = "a",
  className,
  ...rest
}: PaginationProps) {
  if (pages < 2) return null;
  const arrow = (to: number, name: string | undefined, glyph: "chevron-left" | "chevron-right") => {
    if (name === undefined) return null;
    const mark = <Glyph name={glyph} />;
    return (
      <li>
        {to < 1 || to > pages ? (
          // The arrows keep their position, so that a double click does not hit another link.
          <span className={cx(wideClass, "text-subtle opacity-50")} aria-hidden="true">
            {mark}
          </span>
        ) : (
          <Anchor href={hrefOf(to)} aria-label={name} className={linkClass}>
            {mark}
          </Anchor>
        )}
      </li>
    );
  };
  return (
    <nav
      aria-label={label}
      aria-busy={pendingPage !== undefined || undefined}
      className={className}
      {...rest}
    >
      <ul className="flex flex-wrap gap-0.5 sm:gap-1.5">
        {arrow(page - 1, previousLabel, "chevron-left")}
        {pageWindow(page, pages).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span aria-hidden="true" className={"page-place page-gap"}>
                …
              </span>
            ) : (
              <Anchor
                href={hrefOf(entry.page)}
                aria-label={pageLabel(entry.page)}
                aria-current={entry.page === page ? "page" : undefined}
                rel={entry.page === page - 1 ? "prev" : entry.page === page + 1 ? "next" : undefined}
                className={linkClass}
              >
                {entry.page === pendingPage ? <Spinner /> : entry.page}
              </Anchor>
            )}
          </li>
        ))}
        {arrow(page + 1, nextLabel, "chevron-right")}
      </ul>
    </nav>
  );
}
