"use client";

import type { ComponentProps, MouseEvent } from "react";
import { useListNavigation } from "../list-navigation.ts";

type MoreVehiclesProps = Omit<ComponentProps<"a">, "href"> & {
  /** The next page. */
  href: string;
  /** This list with the next page's vehicles after its own; the next page itself when the list has ten pages. */
  extendedHref: string;
};

/**
 * "Show 19 more" is a link to the next page. In the browser it extends this list instead, in its history entry: a
 * reload, Back from a vehicle and a shared address keep the cards.
 */
export function MoreVehicles({ href, extendedHref, children, ...rest }: MoreVehiclesProps) {
  const { follow, prefetch } = useListNavigation();
  const onIntent = () => prefetch(extendedHref);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (extendedHref === href) return follow(href, { link: event.currentTarget, toTop: true });
    // Keyboard and screen reader users continue with the first added card; for a pointer the focus stays.
    follow(extendedHref, { replace: true, toAdded: event.detail === 0 });
  };
  return (
    <a {...rest} href={href} rel="next" onPointerEnter={onIntent} onFocus={onIntent} onClick={onClick}>
      {children}
    </a>
  );
}
