import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import type { LinkComponent } from "../link/link-component.ts";

export type FilterChip = {
  /** Group and value, unless the value implies its group: `Fuel: Hybrid`. */
  text: ReactNode;
  /** `Remove Fuel: Hybrid`. It contains `text`, so that speech control finds the chip. */
  removeLabel: string;
  /** The list without this filter. */
  href: string;
  /** Says what the search did not understand: a dashed line, as it filters nothing. */
  unknown?: boolean;
};

export type FilterChipsProps = Omit<ComponentProps<"ul">, "children"> & {
  /** Accessible name of the list: `Applied filters`. */
  label: string;
  chips: readonly FilterChip[];
  /** Link that clears all; shown with two chips or more. */
  clear?: { href: string; text: ReactNode };
  /** `scroll`: one row on small screens, above a list. `wrap`: in a sheet or an empty list. */
  flow?: "scroll" | "wrap";
  linkAs?: LinkComponent;
};

const flows = {
  scroll:
    "scrollbar-none -mx-4 mb-3 overflow-x-auto px-4 py-0.5 *:shrink-0 lg:mx-0 lg:mb-4.5 lg:flex-wrap lg:overflow-visible lg:px-0 lg:py-0 lg:*:shrink",
  wrap: "flex-wrap",
};

/** All applied filters in one row; each chip removes its filter. Renders nothing without filters. */
export function FilterChips({
  label,
  chips,
  clear,
  flow = "scroll",
  linkAs: Anchor = "a",
  className,
  ...rest
}: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className={cx("flex gap-2", flows[flow], className)} {...rest}>
      {chips.map((chip) => (
        // Key by text: the address changes with every other filter.
        <li key={chip.removeLabel} className="max-w-full">
          <Anchor
            href={chip.href}
            aria-label={chip.removeLabel}
            className={cx(
              "inline-flex min-h-10 max-w-full items-center gap-2 rounded-full border border-line-strong py-1 ps-3.5 pe-2.5 font-medium text-sm hover:border-text lg:min-h-9",
              chip.unknown ? "border-dashed text-muted" : "bg-surface",
            )}
          >
            <span className="min-w-0 wrap-anywhere">{chip.text}</span>
            <Glyph name="close" size={16} />
          </Anchor>
        </li>
      ))}
      {clear && chips.length > 1 ? (
        <li>
          <Anchor
            href={clear.href}
            className="inline-flex min-h-10 items-center px-2 font-medium text-sm underline underline-offset-3 lg:min-h-9"
          >
            {clear.text}
          </Anchor>
        </li>
      ) : null}
    </ul>
  );
}
