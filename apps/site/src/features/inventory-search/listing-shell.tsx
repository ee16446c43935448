"use client";

import { useRouter } from "next/navigation";
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useTransition,
} from "react";
import { formAddress } from "./filters/changed-address.ts";
import { type ListNavigation, ListNavigationContext, type Move } from "./list-navigation.ts";
import { markKnown, prefetchList } from "./prefetch-list.ts";

type ListingShellProps = {
  /** The canonical address of the rendered list. */
  href: string;
  className?: string;
  children: ReactNode;
};

type Requested = Move & { href: string };

/**
 * Moves between the states of the server-rendered list: in the browser, links and forms navigate on the client.
 * Everything inside works without it. One component handles the events of all links, which costs less hydration than
 * a client component for each.
 */
export function ListingShell({ href, className, children }: ListingShellProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  /** The requested move; null when nothing is pending. */
  const [move, setMove] = useOptimistic<Move | null>(null);
  const expectedTotal = move?.total ?? null;
  /** The requested list; the rendered one when nothing is pending. */
  const requested = useRef<Requested>({ href });
  const shown = useRef(href);
  /** The address that the rendered list was requested by. */
  const requestedBy = useRef(href);
  /** The links of the applied filters, in order. */
  const chipRow = useRef<HTMLAnchorElement[]>([]);
  const newChips = useRef<HTMLAnchorElement[]>([]);
  const count = useRef<HTMLElement>(null);

  const navigation = useMemo((): ListNavigation => {
    const follow: ListNavigation["follow"] = (address, move = {}) => {
      if (address === requested.current.href) return;
      requested.current = { href: address, ...move };
      startTransition(() => {
        setMove(move);
        router[move.replace ? "replace" : "push"](address, { scroll: false });
      });
    };
    return {
      href,
      pending,
      expectedTotal,
      follow,
      leave(address) {
        const isShown = requestedBy.current === address;
        if (isShown) router.back();
        return isShown;
      },
      prefetch: (address) => prefetchList(router, address),
      chips: newChips.current,
      count,
      focusesAdded: () => requested.current.toAdded === true,
    };
  }, [href, pending, expectedTotal, setMove, router]);

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
    if (toTop) scrollTo({ top: 0, behavior: "instant" });
    if (!link || (document.activeElement !== document.body && !toTop)) return;
    const next = toTop ? undefined : chipAt(chipRow.current, row.indexOf(link));
    (next ?? count.current)?.focus({ preventScroll: true });
  });

  const onClick = (event: MouseEvent) => {
    const link = listLinkOf(event);
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    link.closest<HTMLElement>("[popover]:not(form)")?.hidePopover();
    navigation.follow(addressOf(link), { link, toTop: link.dataset["listLink"] === "top" });
  };
  const onSubmit = (event: FormEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "get") return;
    event.preventDefault();
    navigation.follow(formAddress(form));
  };
  const onIntent = (event: SyntheticEvent) => {
    const link = listLinkOf(event);
    if (link) navigation.prefetch(addressOf(link));
  };
  return (
    <ListNavigationContext value={navigation}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles the events of the links and forms inside, which a keyboard reaches. */}
      <div
        className={className}
        data-pending={pending && !move?.replace ? "" : undefined}
        onClick={onClick}
        onSubmit={onSubmit}
        onPointerOver={onIntent}
        onPointerDown={onIntent}
        onFocus={onIntent}
      >
        {children}
      </div>
    </ListNavigationContext>
  );
}

function listLinkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-list-link]") : null;
}

function addressOf({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search;
}

function isInPage({ isConnected }: Element): boolean {
  return isConnected;
}

/** The chip that took the place of a removed one; the last one when it was the last. */
function chipAt(chips: readonly HTMLAnchorElement[], index: number): HTMLAnchorElement | undefined {
  return index < 0 ? undefined : chips[Math.min(index, chips.length - 1)];
}
