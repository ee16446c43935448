import type { ReactNode } from "react";
import type { LinkComponent } from "../link/link-component.ts";
import { SearchBar, type SearchBarProps } from "../search-bar/search-bar.tsx";
import { ErrorPage, type ErrorPageProps } from "./error-page.tsx";

export type NotFoundProps = Omit<ErrorPageProps, "search"> & {
  /** Heading of the search: `Or tell us what you were after`. */
  searchTitle: ReactNode;
  search: Pick<SearchBarProps, "action" | "name" | "label" | "placeholder" | "submitLabel" | "inputId">;
  /** Links to searches that have results. */
  shortcuts?: readonly { href: string; label: string }[];
  linkAs?: LinkComponent;
};

/** The 404 page, with an inventory search. */
export function NotFound({
  searchTitle,
  search,
  shortcuts = [],
  linkAs: Anchor = "a",
  ...rest
}: NotFoundProps) {
  return (
    <ErrorPage
      search={
        <>
          <h2 className="mb-2.5 font-semibold">{searchTitle}</h2>
          <SearchBar size="lg" {...search} />
          {shortcuts.length > 0 ? (
            <ul className="mt-3.5 flex flex-wrap gap-2">
              {shortcuts.map(({ href, label }) => (
                <li key={href}>
                  <Anchor
                    href={href}
                    className="inline-flex min-h-9 items-center rounded-full border border-line-strong bg-surface px-3.5 font-semibold text-sm transition-colors hover:border-text"
                  >
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      }
      {...rest}
    />
  );
}
