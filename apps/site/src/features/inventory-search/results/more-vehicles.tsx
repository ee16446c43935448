"use client";

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { type MoreState, readNextPage } from "./next-page.ts";

/** Cards that were added to a list, kept for when the shopper comes back to it from a vehicle. */
const kept = new Map<string, { cards: Element[]; more: MoreState }>();
/** A list with twenty pages added is some megabytes of elements: only the latest few lists are kept. */
const MOST_KEPT = 3;
/** Set on the history entry, so that a list opened anew starts with its first page. */
const ENTRY = "vehiclesAdded";

type MoreVehiclesProps = MoreState & {
  /** The address of the page itself. */
  page: string;
  /** What the summary says on this page alone. */
  ownSummary: string;
  linkClassName: string;
  /** Links to the pages. */
  children: ReactNode;
};

/**
 * The end of the list. "Show 19 more" is a link to the next page; with JavaScript its cards are added below instead.
 * They come as the page server's finished HTML, so they cost no rendering here.
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
    // A keyboard or screen reader goes on with the first card that came; a pointer stays where it is.
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
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  history.replaceState({ ...history.state, [ENTRY]: true }, "");
}
