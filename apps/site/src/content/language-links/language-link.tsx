"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { markKnown, prefetchPayload } from "#content/router-link/prefetch-payload.ts";
import { RouterLink, type RouterLinkProps } from "#content/router-link/router-link.tsx";
import { type Locale, localPath, readLocale } from "#shared/addresses/local-path.ts";
import { queryText } from "#shared/addresses/query-text.ts";

/**
 * A `RouterLink` to this page in the language of `lang`. It reads the address in the browser, because a new route does
 * not render the frame again. It keeps the scroll position.
 */
export function LanguageLink(props: RouterLinkProps) {
  const router = useRouter();
  const [path, query] = [usePathname(), queryText(useSearchParams())];
  const withQuery = (path: string) => (query ? `${path}?${query}` : path);
  const shown = withQuery(path);
  const href = localPath(props.lang as Locale, withQuery(readLocale(path).path));
  useEffect(() => markKnown(shown), [shown]);
  const prefetch = () => void prefetchPayload(router, href);
  return <RouterLink {...props} href={href} scroll={isAtTop} onPointerEnter={prefetch} onFocus={prefetch} />;
}

function isAtTop(): boolean {
  return scrollY === 0;
}
