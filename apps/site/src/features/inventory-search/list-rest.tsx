"use client";

import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { afterPaint } from "#content/deferred-content/after-paint.ts";
import { ListNavigationContext, useListNavigation } from "./list-navigation.ts";

/**
 * A part of the list page below the first cards. When a link opens another list, it keeps the previous content until
 * the new cards are painted. On Back and Forward it changes at once, so that the scroll position fits.
 */
export function ListRest({ atOnce = false, children }: { atOnce?: boolean; children: ReactNode }) {
  const navigation = useListNavigation();
  const { href, isFollowing } = navigation;
  const [shown, setShown] = useState({ href, children });
  const isBehind = shown.children !== children && !atOnce;
  if (atOnce && shown.children !== children) setShown({ href, children });
  useLayoutEffect(() => {
    if (isBehind && !isFollowing()) setShown({ href, children });
  });
  useEffect(() => {
    if (isBehind) return afterPaint(() => startTransition(() => setShown({ href, children })));
  }, [isBehind, href, children]);
  // To this part the new list is still to come.
  const behind = useMemo(
    () => ({ ...navigation, href: shown.href, pending: true }),
    [navigation, shown.href],
  );
  return (
    <ListNavigationContext value={isBehind ? behind : navigation}>{shown.children}</ListNavigationContext>
  );
}
