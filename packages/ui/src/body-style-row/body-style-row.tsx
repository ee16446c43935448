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
      <ul className={tiles ? "scrollbar-none body-style-tiles" : "body-style-grid"}>
        {items.map((item) => (
          // Key by label: the address changes with every filter, but the pressed link must keep focus.
          <li key={item.label}>
            <Tile
              item={item}
              linkAs={Anchor}
              className={cx("body-style", tiles ? "body-style-tile" : "body-style-open")}
            >
              <Silhouette name={item.silhouette} />
              <b>{item.label}</b>
              {item.detail === undefined ? null : <small key={String(item.detail)}>{item.detail}</small>}
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
  children: ReactNode;
};

function Tile({ item, linkAs: Anchor, className, children }: TileProps) {
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
    <Anchor href={item.href} aria-current={item.current ? "true" : undefined} className={className}>
      {children}
    </Anchor>
  );
}
