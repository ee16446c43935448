"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types.d.ts";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useTransition } from "react";
import { changedAddress, keywordAddress, showApplied } from "./filters/filter-controls.ts";
import { restoreFocus, type SavedFocus, saveFocus } from "./saved-focus.ts";

/** Links to other states of the list, and links of cards that `MoreVehicles` added as HTML. */
const LIST_LINK = "a[data-list-link], [data-added] :is(h2, h3) a";

/** A full prefetch: the default one skips pages that are rendered per request. */
const FULL_PREFETCH = { kind: "full" as PrefetchKind };

type ListingShellProps = {
  /** The canonical address of the rendered list. */
  href: string;
  className?: string;
  children: ReactNode;
};

/**
 * Enhances the server-rendered list. Everything inside works without it.
 *
 * Filters apply when ticked. Links and forms navigate on the client, and keep scroll position and focus.
 */
export function ListingShell({ href, className, children }: ListingShellProps) {
  const root = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const savedFocus = useRef<SavedFocus | null>(null);
  /** The address of the rendered list and of the requested one; equal when no navigation is pending. */
  const shown = useRef(href);
  const requested = useRef(href);

  useEffect(() => {
    const shell = root.current!;
    const filters = shell.querySelector<HTMLFormElement>("form[data-filters]")!;

    const follow = (
      address: string,
      { link = null, scroll = false }: { link?: Element | null; scroll?: boolean } = {},
    ) => {
      if (address === requested.current) return;
      requested.current = address;
      savedFocus.current = saveFocus(shell, link);
      startTransition(() => router.push(address, { scroll }));
    };
    const applyFilters = () => follow(changedAddress(filters) ?? shown.current);
    const onChange = (event: Event) => {
      if ((event.target as Element).closest("form") === filters) applyFilters();
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== "get") return;
      event.preventDefault();
      if (form === filters) applyFilters();
      else follow(keywordAddress(form));
      if (form.matches(":popover-open")) form.hidePopover();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(LIST_LINK);
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      link.closest<HTMLElement>("[popover]:not(form)")?.hidePopover();
      follow(link.pathname + link.search, { link, scroll: !("listLink" in link.dataset) });
    };
    const fetched = new Set<string>();
    const onIntent = (event: Event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(LIST_LINK);
      if (!link || fetched.has(link.href)) return;
      fetched.add(link.href);
      router.prefetch(link.pathname + link.search, FULL_PREFETCH);
    };

    filters.dataset["enhanced"] = "";
    shell.addEventListener("change", onChange);
    shell.addEventListener("submit", onSubmit);
    shell.addEventListener("click", onClick);
    shell.addEventListener("pointerover", onIntent, { passive: true });
    // Applies what was ticked or typed before hydration.
    applyFilters();
    return () => {
      shell.removeEventListener("change", onChange);
      shell.removeEventListener("submit", onSubmit);
      shell.removeEventListener("click", onClick);
      shell.removeEventListener("pointerover", onIntent);
    };
  }, [router]);

  useLayoutEffect(() => {
    if (pending) return;
    const changed = shown.current !== href;
    shown.current = href;
    requested.current = href;
    if (!changed) return;
    const shell = root.current!;
    for (const form of shell.querySelectorAll("form")) showApplied(form);
    if (savedFocus.current) restoreFocus(shell, savedFocus.current);
    savedFocus.current = null;
  }, [href, pending]);

  return (
    <div ref={root} className={className} data-pending={pending ? "" : undefined}>
      {children}
    </div>
  );
}
