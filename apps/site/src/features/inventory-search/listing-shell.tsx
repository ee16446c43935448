"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useLayoutEffect, useMemo, useOptimistic, useRef, useTransition } from "react";
import { markKnown, prefetchPayload } from "#content/router-link/prefetch-payload.ts";
import { type ListNavigation, ListNavigationContext, type Move } from "./list-navigation.ts";
import { prefetchLikely } from "./prefetch-likely.ts";
import { useIsLate } from "./use-is-late.ts";
import { useListEvents } from "./use-list-events.ts";

type ListingShellProps = {
  /** The canonical address of the rendered list. */
  href: string;
  /** The path of the list without filters. */
  plainPath: string;
  /** The vehicles of the list, and whether it has a filter, for the tracker. */
  tracked: { "data-listed": string; "data-filtered": "" | undefined };
  className?: string;
  children: ReactNode;
};

type Requested = Move & { href: string };
type PendingMove = Move & { filtered: boolean };

/**
 * Moves between the states of the server-rendered list: in the browser, links and forms navigate on the client.
 * Everything inside works without it. One component handles the events of all links, which costs less hydration than
 * a client component for each.
 */
export function ListingShell({ href, plainPath, tracked, className, children }: ListingShellProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  /** The requested move; null when nothing is pending. */
  const [move, setMove] = useOptimistic<PendingMove | null>(null);
  const expectedTotal = move?.total ?? null;
  const expectedSort = move?.sort ?? null;
  const expectsFilters = move?.filtered ?? null;
  const extending = pending && move?.replace === true;
  /** The requested list; the rendered one when nothing is pending. */
  const requested = useRef<Requested>({ href });
  const shown = useRef(href);
  /** The address that the rendered list was requested by. */
  const requestedBy = useRef(href);
  /** The links of the applied filters, in order. */
  const chipRow = useRef<HTMLAnchorElement[]>([]);
  const newChips = useRef<HTMLAnchorElement[]>([]);
  const count = useRef<HTMLElement>(null);
  /** Where the results began in the page when the pending move was requested. */
  const resultsTop = useRef<number | null>(null);

  const navigation = useMemo((): ListNavigation => {
    const follow: ListNavigation["follow"] = (address, move = {}) => {
      if (address === requested.current.href) return;
      requested.current = { href: address, ...move };
      resultsTop.current = topOf(count.current);
      startTransition(() => {
        setMove({ ...move, filtered: isFiltered(address, plainPath) });
        router[move.replace ? "replace" : "push"](address, { scroll: false });
      });
    };
    return {
      href,
      pending,
      expectedTotal,
      expectedSort,
      expectsFilters,
      extending,
      follow,
      leave(address) {
        const isShown = requestedBy.current === address;
        if (isShown) router.back();
        return isShown;
      },
      prefetch: (address) => void prefetchPayload(router, address),
      prefetchLikely: (address) => prefetchLikely(router, href, address),
      chips: newChips.current,
      count,
      focusesAdded: () => requested.current.toAdded === true,
      isFollowing: () => requested.current.href !== shown.current,
    };
  }, [href, plainPath, pending, expectedTotal, expectedSort, expectsFilters, extending, setMove, router]);

  useLayoutEffect(() => {
    const row = chipRow.current;
    chipRow.current = newChips.current.length > 0 ? newChips.current.splice(0) : row.filter(isInPage);
    if (pending) return;
    const { href: address, link, toTop } = requested.current;
    markKnown(address);
    requested.current = { href };
    if (shown.current === href) return;
    shown.current = href;
    // The server gives a form's address the list of its canonical address, without a redirect.
    requestedBy.current = address;
    if (address !== href && address === location.pathname + location.search)
      history.replaceState(null, "", href);
    const { current: top } = resultsTop;
    resultsTop.current = null;
    if (toTop) scrollTo({ top: 0, behavior: "instant" });
    // A title with more or fewer lines would move the pressed filter.
    else if (top !== null) scrollBy({ top: topOf(count.current) - top, behavior: "instant" });
    if (!link || (document.activeElement !== document.body && !toTop)) return;
    const next = toTop ? undefined : chipAt(chipRow.current, row.indexOf(link));
    (next ?? count.current)?.focus({ preventScroll: true });
  });

  const isLate = useIsLate(pending);
  const events = useListEvents(navigation);
  return (
    <ListNavigationContext value={navigation}>
      <div
        {...tracked}
        className={className}
        data-pending={isLate && !extending ? "" : undefined}
        data-unfiltered={expectsFilters === false ? "" : undefined}
        {...events}
      >
        {children}
      </div>
    </ListNavigationContext>
  );
}

/** What an address has besides filters. */
const NO_FILTERS = new Set(["sort", "terms", "first-page", "page"]);

/** Whether a list has filters. Its order, page and terms are none. */
function isFiltered(address: string, plainPath: string): boolean {
  const { pathname, searchParams } = new URL(address, location.href);
  return pathname !== plainPath || [...searchParams.keys()].some((name) => !NO_FILTERS.has(name));
}

function topOf(element: Element | null): number {
  return element ? element.getBoundingClientRect().top + scrollY : 0;
}

function isInPage({ isConnected }: Element): boolean {
  return isConnected;
}

/** The chip that took the place of a removed one; the last one when it was the last. */
function chipAt(chips: readonly HTMLAnchorElement[], index: number): HTMLAnchorElement | undefined {
  return index < 0 ? undefined : chips[Math.min(index, chips.length - 1)];
}
