"use client";

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { type MoreState, readNextPage } from "./next-page.ts";

/** Added cards by list address, restored when the shopper returns from a vehicle. */
const kept = new Map<string, { cards: Element[]; more: MoreState }>();
/** Only the latest lists are kept: twenty added pages are some megabytes of elements. */
const MAX_KEPT = 3;
/** Set in the state of the history entry: a new visit starts with the first page. */
const ENTRY = "vehiclesAdded";

type MoreVehiclesProps = MoreState & {
  /** The address of this page. */
  page: string;
  /** The summary for this page without added cards. */
  ownSummary: string;
  linkClassName: string;
  /** The page links. */
  children: ReactNode;
};

/**
 * The end of the list. "Show 19 more" links to the next page; with JavaScript its cards are appended instead. They
 * come from the cached HTML of that page, which needs no rendering here.
 */
export function MoreVehicles({ page, ownSummary, linkClassName, children, ...first }: MoreVehiclesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState<MoreState | null>(null);
  const [pending, setPending] = useState(false);
  const { href, label, summary } = more ?? { ...first, summary: ownSummary };

  useLayoutEffect(() => {
    const known = history.state?.[ENTRY] ? kept.get(page) : undefined;
    if (!known) return;
    list.current!.append(...known.cards);
    setMore(known.more);
  }, [page]);

  const add = async () => {
    setPending(true);
    try {
      const answer = await fetch(href, { headers: { accept: "text/html" } });
      const next = answer.ok ? readNextPage(await answer.text()) : null;
      if (!next) throw new Error(`the next page could not be read: ${answer.status}`);
      const added = list.current!;
      added.append(...next.cards);
      remember(page, { cards: [...added.children], more: next.more });
      setMore(next.more);
      return next.cards[0];
    } catch {
      location.assign(href);
      return undefined;
    } finally {
      setPending(false);
    }
  };

  const onClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (pending) return;
    // Keyboard and screen reader users continue with the first added card; for a pointer the focus stays.
    const byKeyboard = event.detail === 0;
    const card = await add();
    if (byKeyboard) card?.querySelector("a")?.focus();
  };

  return (
    <>
      <ul ref={list} data-added="" className="contents" />
      <div data-more={first.summary} className="col-span-full mt-4.5 grid justify-items-center gap-3">
        {href ? (
          <a
            href={href}
            rel="next"
            data-load-more=""
            aria-busy={pending || undefined}
            className={linkClassName}
            onClick={onClick}
          >
            {label}
          </a>
        ) : null}
        <p aria-live="polite" className="text-muted text-sm">
          {summary}
        </p>
        {children}
      </div>
    </>
  );
}

function remember(page: string, state: { cards: Element[]; more: MoreState }): void {
  kept.delete(page);
  kept.set(page, state);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  history.replaceState({ ...history.state, [ENTRY]: true }, "");
}
