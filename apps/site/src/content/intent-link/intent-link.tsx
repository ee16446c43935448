"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";

/** The whole page, so that a click has nothing left to fetch. */
const WHOLE_PAGE = { kind: "full" as PrefetchKind };

type IntentLinkProps = Omit<ComponentProps<"a">, "href"> & { href: string; scroll?: boolean };

/** A plain left click on a link that opens in this tab. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && (target === "" || target === "_self");
}

/**
 * A link that is fetched when the shopper means it and followed when the mouse button goes down. Touch, keyboard and
 * modified clicks keep the browser's own way; before hydration it is a plain link.
 */
export function IntentLink({ href, scroll = true, ...rest }: IntentLinkProps) {
  const router = useRouter();
  const fetchPage = () => router.prefetch(href, WHOLE_PAGE);
  return (
    <Link
      {...rest}
      href={href}
      scroll={scroll}
      prefetch={false}
      onPointerEnter={fetchPage}
      onFocus={fetchPage}
      onMouseDown={(event) => {
        if (isPlainClick(event)) router.push(href, { scroll });
      }}
      onClick={(event) => {
        // A mouse navigated on the way down already; detail is 0 for the keyboard and for scripts.
        if (
          isPlainClick(event) &&
          event.detail > 0 &&
          (event.nativeEvent as PointerEvent).pointerType === "mouse"
        )
          event.preventDefault();
      }}
    />
  );
}
