"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { requestFocus } from "#content/route-focus/focus-request.ts";
import { isPlainClick } from "./plain-click.ts";
import { prefetchWhenVisible } from "./prefetch-visible.ts";
import { RouterLink, type RouterLinkProps } from "./router-link.tsx";

/** Prefetches the complete page, so that a click needs no request. */
const FULL_PREFETCH = { kind: "full" as PrefetchKind };

/**
 * A link that prefetches when it is on the screen, on hover or focus, and navigates on `mousedown`. Touch, keyboard and
 * modified clicks work as usual. Before hydration it is a plain link.
 */
export function IntentLink({ href, scroll = true, ...rest }: RouterLinkProps) {
  const router = useRouter();
  const fetchPage = useCallback(() => router.prefetch(href, FULL_PREFETCH), [router, href]);
  const watch = useCallback(
    (link: HTMLAnchorElement | null) => (link ? prefetchWhenVisible(link, fetchPage) : undefined),
    [fetchPage],
  );
  return (
    <RouterLink
      {...rest}
      ref={watch}
      href={href}
      scroll={scroll}
      onPointerEnter={fetchPage}
      onFocus={fetchPage}
      onMouseDown={(event) => {
        if (!isPlainClick(event)) return;
        // The link is about to be removed: to focus it would make the browser calculate styles once more.
        event.preventDefault();
        if (scroll) requestFocus();
        router.push(href, { scroll });
      }}
      onClick={(event) => {
        // `mousedown` has already navigated. `detail` is 0 for clicks by keyboard and by script.
        const byMouse = event.detail > 0 && (event.nativeEvent as PointerEvent).pointerType === "mouse";
        if (byMouse && isPlainClick(event)) event.preventDefault();
      }}
    />
  );
}
