import type { ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import type { LinkComponent } from "../link/link-component.ts";

export type MenuItem = {
  href: string;
  label: ReactNode;
  /** At the end of the row: a count. */
  detail?: ReactNode;
  /** `page` if it links to the current page; `true` for the selected one of several options. */
  current?: boolean | "page";
};

export type MenuPanelProps = {
  id: string;
  /** Accessible name of the list, if the button's text does not name it. */
  listLabel?: string | undefined;
  items: readonly MenuItem[];
  /** The edge of the button to align with. */
  align?: "start" | "end";
  linkAs?: LinkComponent;
};

/**
 * A list of links in a native popover. Works without JavaScript.
 * On phones, and without anchor positioning, the panel is at the bottom of the screen.
 */
export function MenuPanel({ id, listLabel, items, align = "start", linkAs: Anchor = "a" }: MenuPanelProps) {
  return (
    <div
      id={id}
      popover="auto"
      className={cx("menu-panel menu-box", align === "end" && "[--menu-area:block-end_span-inline-start]")}
    >
      <ul aria-label={listLabel} className="grid font-medium text-base md:min-w-56 md:text-control">
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.current || undefined} className="menu-item">
              {typeof item.label === "string" ? item.label : <span>{item.label}</span>}
              {item.current || item.detail !== undefined ? (
                <span className="menu-detail">
                  {item.current ? <Glyph name="check" size={18} className="text-success-text" /> : null}
                  {item.detail}
                </span>
              ) : null}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
