"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useTransition } from "react";
import { changedAddress, formAddress, showApplied } from "./filter-controls.ts";
import { type KeptPlace, notePlace, returnToPlace } from "./kept-place.ts";

/** Links to other states of the list, and the cards that were added to it as plain HTML. */
const SOFT_LINK = "a[data-soft], [data-added] :is(h2, h3) a";

type ListingShellProps = {
  /** The canonical address of the list inside. */
  href: string;
  className?: string;
  children: ReactNode;
};

/**
 * Lets a list of links and forms change in place: filters apply as they are ticked, links and forms are followed
 * without a new document, scroll and focus stay. Everything inside is server-rendered and works without it.
 */
export function ListingShell({ href, className, children }: ListingShellProps) {
  const root = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const place = useRef<KeptPlace | null>(null);
  const shown = useRef(href);

  useEffect(() => {
    const shell = root.current!;
    const filters = shell.querySelector<HTMLFormElement>("form[data-filters]");
    let underWay: string | null = null;

    const follow = (
      address: string,
      { link = null, scroll = false }: { link?: Element | null; scroll?: boolean } = {},
    ) => {
      if (address === underWay) return;
      underWay = address;
      place.current = notePlace(shell, link);
      startTransition(() => router.push(address, { scroll }));
    };
    const applyFilters = () => {
      const address = filters && changedAddress(filters);
      if (address) follow(address);
    };
    const onChange = (event: Event) => {
      underWay = null;
      if ((event.target as Element).closest("form") === filters) applyFilters();
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== "get") return;
      event.preventDefault();
      if (form === filters) applyFilters();
      else follow(formAddress(form));
      if (form.matches(":popover-open")) form.hidePopover();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(SOFT_LINK);
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      underWay = null;
      link.closest<HTMLElement>("[popover]:not(form)")?.hidePopover();
      follow(link.pathname + link.search, { link, scroll: link.dataset["soft"] !== "keep" });
    };
    const onIntent = (event: Event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(SOFT_LINK);
      if (link) router.prefetch(link.pathname + link.search);
    };

    if (filters) filters.dataset["enhanced"] = "";
    shell.addEventListener("change", onChange);
    shell.addEventListener("submit", onSubmit);
    shell.addEventListener("click", onClick);
    shell.addEventListener("pointerover", onIntent, { passive: true });
    // What was ticked or typed before this code arrived.
    applyFilters();
    return () => {
      shell.removeEventListener("change", onChange);
      shell.removeEventListener("submit", onSubmit);
      shell.removeEventListener("click", onClick);
      shell.removeEventListener("pointerover", onIntent);
    };
  }, [router]);

  useLayoutEffect(() => {
    if (pending || shown.current === href) return;
    shown.current = href;
    const shell = root.current!;
    const filters = shell.querySelector<HTMLFormElement>("form[data-filters]");
    if (filters) showApplied(filters);
    if (place.current) returnToPlace(shell, place.current);
    place.current = null;
  }, [href, pending]);

  return (
    <div ref={root} className={className} data-pending={pending ? "" : undefined}>
      {children}
    </div>
  );
}
