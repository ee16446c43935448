import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import type { LinkComponent } from "../link/link-component.ts";

export type MenuItem = {
  href: string;
  label: ReactNode;
  /** At the end of the row: a count. */
  detail?: ReactNode;
  /** `page` where the link leads to the page it stands on; `true` for the one of several choices that holds. */
  current?: boolean | "page";
};

export type MenuProps = Omit<ComponentProps<"button">, "id" | "children"> & {
  /** The panel's id; made when there is none. */
  id?: string;
  /** What the button shows. */
  label: ReactNode;
  /** Names the panel's list, when the button's words do not. */
  listLabel?: string;
  items: readonly MenuItem[];
  /** The side of the button the panel lines up with. */
  align?: "start" | "end";
  linkAs?: LinkComponent;
};

/**
 * A button that shows a list of links: a native popover beside the button, from the bottom of the screen on
 * phones and in browsers without anchor positioning. It needs no JavaScript.
 */
export function Menu({
  id,
  label,
  listLabel,
  items,
  align = "start",
  linkAs: Anchor = "a",
  className,
  ...rest
}: MenuProps) {
  const ownId = useId();
  const panelId = id ?? ownId;
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className={cx("inline-flex items-center gap-1.5", className)}
        {...rest}
      >
        {label}
        <Glyph name="chevron-down" size={16} className="opacity-70" />
      </button>
      <div
        id={panelId}
        popover="auto"
        className={cx(
          "menu-panel bg-surface p-3 text-text shadow-overlay md:p-2 md:shadow-panel",
          align === "end" && "[--menu-area:block-end_span-inline-start]",
        )}
      >
        <ul aria-label={listLabel} className="grid font-medium text-base md:min-w-56 md:text-control">
          {items.map((item) => (
            <li key={item.href}>
              <Anchor
                href={item.href}
                aria-current={item.current || undefined}
                className="flex min-h-12 items-center gap-6 rounded-sm px-3.5 py-1.5 hover:bg-surface-sunken aria-[current]:bg-surface-sunken aria-[current]:font-semibold md:min-h-10"
              >
                <span className="min-w-0">{item.label}</span>
                <span className="ms-auto inline-flex items-center gap-2 font-normal text-caption text-subtle">
                  {item.current ? <Glyph name="check" size={18} className="text-accent-text" /> : null}
                  {item.detail}
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
