"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { prefetchWhenVisible } from "./prefetch-visible.ts";
import { FULL_PREFETCH, RouterLink, type RouterLinkProps } from "./router-link.tsx";

/** A `RouterLink` that also prefetches on focus and while it is on the screen, for the pages that most shoppers open next. */
export function IntentLink(props: RouterLinkProps) {
  const router = useRouter();
  const { href } = props;
  const prefetch = useCallback(() => router.prefetch(href, FULL_PREFETCH), [router, href]);
  const watch = useCallback(
    (link: HTMLAnchorElement | null) => (link ? prefetchWhenVisible(link, prefetch) : undefined),
    [prefetch],
  );
  return <RouterLink {...props} ref={watch} onFocus={prefetch} />;
}
