"use client";

import { usePathname } from "next/navigation";
import { RouterLink, type RouterLinkProps } from "./router-link.tsx";

/** A menu link with `aria-current` on its target page and the pages below it. */
export function CurrentLink(props: RouterLinkProps) {
  const path = usePathname();
  const isWithin = path.startsWith(`${props.href}/`);
  return (
    <RouterLink {...props} aria-current={path === props.href ? "page" : isWithin ? "true" : undefined} />
  );
}
