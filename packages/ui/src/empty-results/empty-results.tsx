import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";

export type EmptyResultsProps = Omit<ComponentProps<"div">, "title"> & {
  title: ReactNode;
  headingLevel?: 2 | 3;
  text?: ReactNode;
  /** The applied filters: `FilterChips` with `flow="wrap"`. */
  applied?: ReactNode;
  /** Links to the list without one filter, with the number of results. */
  relaxations?: readonly { href: string; text: ReactNode; count: ReactNode }[];
  relaxationsTitle?: ReactNode;
  linkAs?: LinkComponent;
  /** Actions: clear all filters, contact. */
  children?: ReactNode;
};

/** The empty state of a filtered list, with links to lists that have results. */
export function EmptyResults({
  title,
  headingLevel = 2,
  text,
  applied,
  relaxations = [],
  relaxationsTitle,
  linkAs: Anchor = "a",
  className,
  children,
  ...rest
}: EmptyResultsProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <div className={cx("rounded-lg border border-line bg-surface p-6 md:p-9", className)} {...rest}>
      <HeadingElement className="font-bold text-2xl">{title}</HeadingElement>
      {text ? <p className="mt-2 max-w-[56ch] text-muted">{text}</p> : null}
      {applied ? <div className="mt-4">{applied}</div> : null}
      {relaxations.length > 0 ? (
        <>
          {relaxationsTitle ? <p className="mt-6 font-semibold">{relaxationsTitle}</p> : null}
          <ul className="mt-2 divide-y divide-line border-line border-y">
            {relaxations.map((relaxation) => (
              <li key={relaxation.href}>
                <Anchor
                  href={relaxation.href}
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1.5 font-medium hover:underline hover:underline-offset-3"
                >
                  {relaxation.text}
                  <span className="shrink-0 text-caption text-subtle">{relaxation.count}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {children ? <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div> : null}
    </div>
  );
}
