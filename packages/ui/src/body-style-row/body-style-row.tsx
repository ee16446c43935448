import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";
import { Silhouette, type SilhouetteName } from "../silhouette/silhouette.tsx";

export type BodyStyleLink = {
  /** The link's address. Without one the tile is shown as unavailable. */
  href?: string | undefined;
  silhouette: SilhouetteName;
  /** Name of the body style; also its React key. */
  label: string;
  /** Second line: the number of vehicles or the lowest price. */
  detail?: ReactNode;
  /** The filter is applied. */
  current?: boolean;
};

export type BodyStyleRowProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Accessible name of the navigation: `Body styles`. */
  label: string;
  items: readonly BodyStyleLink[];
  /** `tiles` above a list, `open` on a marketing page. */
  variant?: "tiles" | "open";
  linkAs?: LinkComponent;
};

/** A row of links to body styles, each with a silhouette. */
export function BodyStyleRow({
  label,
  items,
  variant = "tiles",
  linkAs: Anchor = "a",
  className,
  ...rest
}: BodyStyleRowProps) {
  const tiles = variant === "tiles";
  return (
    <nav aria-label={label} className={className} {...rest}>
      <ul
        className={
          tiles
            ? "scrollbar-none -mx-4 grid auto-cols-[minmax(7rem,1fr)] grid-flow-col gap-2.5 overflow-x-auto px-4 py-0.5 lg:-mx-0.5 lg:px-0.5"
            : "grid grid-cols-2 gap-y-1.5 min-[361px]:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
        }
      >
        {items.map((item) => (
          // Key by label: the address changes with every filter, but the pressed link must keep focus.
          <li key={item.label}>
            <Tile
              item={item}
              linkAs={Anchor}
              className={cx(
                "block h-full rounded-md text-center leading-tight focus-visible:outline-offset-[-3px]",
                tiles ? "border border-line bg-surface px-2.5 pt-3 pb-2.5 text-muted" : "px-1.5 pt-3.5 pb-3",
              )}
              linkClassName={
                tiles
                  ? "hover:border-control-line hover:text-text aria-[current=true]:border-text aria-[current=true]:text-text aria-[current=true]:shadow-[inset_0_0_0_1px_var(--text)] aria-[current=true]:forced-colors:outline-3 aria-[current=true]:forced-colors:outline-[Highlight] aria-[current=true]:forced-colors:outline-offset-[-3px]"
                  : "hover:bg-surface-sunken"
              }
            >
              <Silhouette
                name={item.silhouette}
                className={cx("mx-auto mb-1.5 h-auto", tiles ? "w-19" : "w-19.5 lg:w-[min(118px,92%)]")}
              />
              <span
                className={cx("block font-semibold text-text", tiles ? "text-sm" : "text-sm lg:text-base")}
              >
                {item.label}
              </span>
              {item.detail === undefined ? null : (
                <span className="block text-subtle text-xs">{item.detail}</span>
              )}
            </Tile>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TileProps = {
  item: BodyStyleLink;
  linkAs: LinkComponent;
  className: string;
  /** Classes of available tiles only. */
  linkClassName: string;
  children: ReactNode;
};

function Tile({ item, linkAs: Anchor, className, linkClassName, children }: TileProps) {
  if (item.href === undefined) {
    return (
      // A link without `href` keeps its place and is read as unavailable.
      // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: an unavailable link must not be focusable.
      <span role="link" aria-disabled="true" className={cx(className, "opacity-45")}>
        {children}
      </span>
    );
  }
  return (
    <Anchor
      href={item.href}
      aria-current={item.current ? "true" : undefined}
      className={cx(className, linkClassName)}
    >
      {children}
    </Anchor>
  );
}
