"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { noteArrival } from "#content/route-focus/arrival.ts";
import { isPlainClick } from "./plain-click.ts";
import { RouterLink, type RouterLinkProps } from "./router-link.tsx";

/** The whole page, so that a click has nothing left to fetch. */
const WHOLE_PAGE = { kind: "full" as PrefetchKind };

/**
 * A link that is fetched when the shopper means it and followed when the mouse button goes down. Touch, keyboard and
 * modified clicks keep the browser's own way; before hydration it is a plain link.
 */
export function IntentLink({ href, scroll = true, ...rest }: RouterLinkProps) {
  const router = useRouter();
  const fetchPage = () => router.prefetch(href, WHOLE_PAGE);
  return (
    <RouterLink
      {...rest}
      href={href}
      scroll={scroll}
      onPointerEnter={fetchPage}
      onFocus={fetchPage}
      onMouseDown={(event) => {
        if (!isPlainClick(event)) return;
        if (scroll) noteArrival();
        router.push(href, { scroll });
      }}
      onClick={(event) => {
        // A mouse navigated on the way down already; detail is 0 for the keyboard and for scripts.
        const byMouse = event.detail > 0 && (event.nativeEvent as PointerEvent).pointerType === "mouse";
        if (byMouse && isPlainClick(event)) event.preventDefault();
      }}
    />
  );
}
