"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { requestFocus } from "#content/route-focus/focus-request.ts";
import { isPlainClick } from "./plain-click.ts";

export type RouterLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Whether to scroll to the top of the new page. */
  scroll?: boolean;
};

/**
 * A link that navigates on the client, without prefetching. Before hydration it is a plain link. `next/link` would add
 * 3 kB to every page for prefetching that no page uses.
 */
export function RouterLink({ href, scroll = true, onClick, ...rest }: RouterLinkProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        if (scroll) requestFocus();
        router.push(href, { scroll });
      }}
    />
  );
}
