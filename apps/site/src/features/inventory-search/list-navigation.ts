"use client";

import { createContext, type RefObject, useContext } from "react";

export type Move = {
  /** The number of vehicles of the new list, when it is known beforehand. */
  total?: number | undefined;
  /** The name of the new sort order. */
  sort?: string | undefined;
  /** The link that was followed. */
  link?: HTMLAnchorElement;
  /** Another page of the list starts at its top; filters and order keep the scroll position. */
  toTop?: boolean;
  /** Replaces the history entry, for the same list with more cards. */
  replace?: boolean;
  /** The first added card gets the focus. */
  toAdded?: boolean;
};

/** What the parts of the list page share in the browser. */
export type ListNavigation = {
  /** The canonical address of the rendered list. */
  href: string;
  /** Whether another list was requested and is not shown yet. */
  pending: boolean;
  /** The number of vehicles of the requested list, when it is known beforehand. */
  expectedTotal: number | null;
  /** The name of the requested sort order; null when the order stays. */
  expectedSort: string | null;
  /** Whether the requested list has filters; null when nothing is pending. */
  expectsFilters: boolean | null;
  /** Whether more cards of this list were requested. */
  extending: boolean;
  /** Requests another state of the list. */
  follow(address: string, move?: Move): void;
  /** Goes back one history entry if an address is shown; returns whether it is. */
  leave(address: string): boolean;
  prefetch(address: string): void;
  /** Prefetches one of the lists that may be wanted next, as far as that is not too much. */
  prefetchLikely(address: string): void;
  /** The links of the applied filters, which each adds in its layout effect. */
  chips: HTMLAnchorElement[];
  /** The element with the number of vehicles, focused when the focused control is gone. */
  count: RefObject<HTMLElement | null>;
  /** Whether an added card that appears now gets the focus. */
  focusesAdded(): boolean;
  /** Whether the list that appears now was requested by a link or the form, not by Back or Forward. */
  isFollowing(): boolean;
};

export const ListNavigationContext = createContext<ListNavigation | null>(null);

/** Throws outside a `ListingShell`. */
export function useListNavigation(): ListNavigation {
  const navigation = useContext(ListNavigationContext);
  if (!navigation) throw new Error("The list's controls are rendered within a ListingShell");
  return navigation;
}
