"use client";

import { type ComponentProps, useCallback } from "react";
import { prefetchWhenVisible } from "#content/router-link/prefetch-visible.ts";
import { ListLink } from "./list-link.tsx";
import { useListNavigation } from "./list-navigation.ts";

/** A `ListLink` to another order. The first orders are prefetched when their menu opens. */
export function SortLink({ href = "", ...rest }: ComponentProps<"a">) {
  const { prefetchLikely } = useListNavigation();
  const isCurrent = rest["aria-current"];
  const watch = useCallback(
    (link: HTMLAnchorElement | null) =>
      link && !isCurrent ? prefetchWhenVisible(link, () => prefetchLikely(href)) : undefined,
    [prefetchLikely, href, isCurrent],
  );
  return <ListLink ref={watch} href={href} {...rest} />;
}
