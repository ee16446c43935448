"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type MouseEvent, useCallback } from "react";
import { requestFocus } from "#content/route-focus/focus-request.ts";
import { rememberLink, returnFocus } from "#content/route-focus/return-focus.ts";
import { isPlainClick } from "./plain-click.ts";
import { FULL_PREFETCH } from "./prefetch-payload.ts";
import { prefetchWhenVisible } from "./prefetch-visible.ts";

export type RouterLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Whether to scroll to the top of the new page; a function is called when the link is pressed. */
  scroll?: boolean | (() => boolean);
};

/** The link that the last `mousedown` on a hydrated link has opened; a link pressed before hydration opens on the click. */
let pressed: Element | null = null;

/**
 * A link that navigates on the client. It prefetches on hover or touch and navigates on `mousedown`. Taps, keys and
 * modified clicks work as usual. Before hydration it is a plain link. `next/link` would add 3 kB to every page.
 */
export function RouterLink({ href, scroll = true, onClick, ...rest }: RouterLinkProps) {
  const router = useRouter();
  const prefetch = () => router.prefetch(href, FULL_PREFETCH);
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    // At `mousedown` it also prevents focus: the link is about to be removed, and styles would be calculated once more.
    event.preventDefault();
    closeOverlay(event.currentTarget);
    const toTop = typeof scroll === "function" ? scroll() : scroll;
    rememberLink(href);
    if (toTop) requestFocus(href);
    router.push(href, { scroll: toTop });
  };
  return (
    <a
      onPointerEnter={prefetch}
      {...rest}
      href={href}
      onMouseDown={(event) => {
        pressed = isPlainClick(event) ? event.currentTarget : null;
        if (pressed) navigate(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        // `detail` is 0 for clicks by keyboard and by script.
        if (event.detail > 0 && pressed === event.currentTarget) event.preventDefault();
        else navigate(event);
      }}
    />
  );
}

/** Links of the shown page whose pages are prefetched unasked: about 16 kB each. */
const MOST_PAGES = 6;

const prefetched = new Set<Element>();

/**
 * A `RouterLink` that also prefetches on focus and while it is on the screen, for the pages that most shoppers open next.
 * After Back from its page it has the focus again.
 * In this module, because the frame of every page has `RouterLink`: the chunks of two pages would each have a copy.
 */
export function IntentLink(props: RouterLinkProps) {
  const router = useRouter();
  const { href } = props;
  const prefetch = useCallback(() => router.prefetch(href, FULL_PREFETCH), [router, href]);
  const watch = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (!link) return;
      returnFocus(link, href);
      const forget = prefetchWhenVisible(link, () => {
        if (prefetched.size >= MOST_PAGES) return;
        prefetched.add(link);
        prefetch();
        // The first formatter of a page loads the browser's number data: 12 ms, on slow phones 50. The vehicle page needs one.
        new Intl.NumberFormat("en-US");
      });
      return () => {
        prefetched.delete(link);
        forget();
      };
    },
    [prefetch, href],
  );
  return <RouterLink {...props} ref={watch} onFocus={prefetch} />;
}

/** Closes the menu around a link: the frame stays when the page changes. */
function closeOverlay(link: HTMLAnchorElement) {
  link.closest("dialog")?.close();
  link.closest<HTMLElement>(":popover-open")?.hidePopover();
}
