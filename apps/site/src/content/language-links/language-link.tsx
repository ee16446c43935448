"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { markKnown, prefetchPayload } from "#content/router-link/prefetch-payload.ts";
import { RouterLink, type RouterLinkProps } from "#content/router-link/router-link.tsx";

/** A `RouterLink` to this page in another language. It keeps the scroll position. */
export function LanguageLink(props: RouterLinkProps) {
  const router = useRouter();
  const [path, query] = [usePathname(), useSearchParams().toString()];
  useEffect(() => markKnown(query ? `${path}?${query}` : path), [path, query]);
  const prefetch = () => void prefetchPayload(router, props.href);
  return (
    <RouterLink
      {...props}
      scroll={isAtTop}
      onPointerEnter={prefetch}
      onPointerDown={prefetch}
      onFocus={prefetch}
    />
  );
}

function isAtTop(): boolean {
  return scrollY === 0;
}
