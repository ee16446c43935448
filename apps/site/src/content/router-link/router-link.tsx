"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { noteArrival } from "#content/route-focus/arrival.ts";
import { isPlainClick } from "./plain-click.ts";

export type RouterLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Whether the new page starts at its top. */
  scroll?: boolean;
};

/**
 * A link that the router follows, without fetching what nobody asked for; before hydration it is a plain link.
 * `next/link` would bring 3 kB more to every page, for ways of fetching ahead that no page here uses.
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
        if (scroll) noteArrival();
        router.push(href, { scroll });
      }}
    />
  );
}
