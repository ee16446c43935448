import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import type { LinkComponent } from "../link/link-component.ts";

export type ResultBarProps = ComponentProps<"div"> & {
  /** `231 vehicles`; announced politely when it changes. */
  count: ReactNode;
  /** Sort order and the like, at the end of the line. */
  actions?: ReactNode;
};

/** The line above the results. */
export function ResultBar({ count, actions, className, ...rest }: ResultBarProps) {
  return (
    <div className={cx("mb-3 flex min-h-11 items-center gap-3.5", className)} {...rest}>
      <p role="status" className="font-semibold text-lg">
        {count}
      </p>
      {actions ? (
        <div className="ml-auto flex items-center gap-2.5 text-muted text-sm max-lg:hidden">{actions}</div>
      ) : null}
    </div>
  );
}

export type FilterChipsProps = Omit<ComponentProps<"ul">, "children"> & {
  /** Names the list: `Applied filters`. */
  label: string;
  chips: readonly {
    /** Group and value, unless the value names its group: `Fuel: Hybrid`. */
    text: ReactNode;
    /** `Remove Fuel: Hybrid`; it holds the words of `text`, so that speech control finds the chip. */
    removeLabel: string;
    /** The list without this filter. */
    href: string;
  }[];
  /** Clears all; shown with two chips or more. */
  clear?: { href: string; text: ReactNode };
  linkAs?: LinkComponent;
};

/** Every applied filter in one row, each removed by one press. Renders nothing when none is applied. */
export function FilterChips({
  label,
  chips,
  clear,
  linkAs: Anchor = "a",
  className,
  ...rest
}: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className={cx(
        "scrollbar-none -mx-4 mb-3 flex gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:mb-4.5 lg:flex-wrap lg:overflow-visible lg:px-0 lg:py-0",
        className,
      )}
      {...rest}
    >
      {chips.map((chip) => (
        // Its address changes with every other filter; what it removes does not.
        <li key={chip.removeLabel} className="shrink-0">
          <Anchor
            href={chip.href}
            aria-label={chip.removeLabel}
            className="inline-flex h-10 items-center gap-2 rounded-full border border-line-strong bg-surface pr-2.5 pl-3.5 font-medium text-sm hover:border-text lg:h-9"
          >
            {chip.text}
            <Glyph name="close" size={16} />
          </Anchor>
        </li>
      ))}
      {clear && chips.length > 1 ? (
        <li className="shrink-0">
          <Anchor
            href={clear.href}
            className="inline-flex h-10 items-center px-2 font-medium text-sm underline underline-offset-3 lg:h-9"
          >
            {clear.text}
          </Anchor>
        </li>
      ) : null}
    </ul>
  );
}

export type EmptyResultsProps = Omit<ComponentProps<"div">, "title"> & {
  title: ReactNode;
  text?: ReactNode;
  /** One filter relaxed at a time, with what that would give. */
  relaxations?: readonly { href: string; text: ReactNode; count: ReactNode }[];
  relaxationsTitle?: ReactNode;
  linkAs?: LinkComponent;
};

/** No results, said plainly, with the nearest ways out. */
export function EmptyResults({
  title,
  text,
  relaxations = [],
  relaxationsTitle,
  linkAs: Anchor = "a",
  className,
  children,
  ...rest
}: EmptyResultsProps) {
  return (
    <div className={cx("rounded-lg border border-line bg-surface p-6 md:p-9", className)} {...rest}>
      <h2 className="font-bold text-2xl">{title}</h2>
      {text ? <p className="mt-2 max-w-[56ch] text-muted">{text}</p> : null}
      {relaxations.length > 0 ? (
        <>
          {relaxationsTitle ? <p className="mt-6 font-semibold">{relaxationsTitle}</p> : null}
          <ul className="mt-2 divide-y divide-line border-line border-y">
            {relaxations.map((relaxation) => (
              <li key={relaxation.href}>
                <Anchor
                  href={relaxation.href}
                  className="flex min-h-12 items-center justify-between gap-4 font-medium hover:underline hover:underline-offset-3"
                >
                  {relaxation.text}
                  <span className="shrink-0 text-caption text-subtle">{relaxation.count}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {children ? <div className="mt-6 flex flex-wrap gap-3">{children}</div> : null}
    </div>
  );
}

/** The sticky row of filter and sort buttons on small screens. */
export function ListToolbar({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cx(
        "sticky top-15 z-20 -mx-4 mb-1.5 flex gap-2 border-line border-b bg-canvas px-4 py-2.5 *:flex-1 lg:hidden",
        className,
      )}
      {...rest}
    />
  );
}
