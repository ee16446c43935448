"use client";

import { usePathname } from "next/navigation";
import { RouterLink, type RouterLinkProps } from "./router-link.tsx";

/** A link of a menu, which says so when it leads to this page or to the part of the site that it is in. */
export function CurrentLink(props: RouterLinkProps) {
  const path = usePathname();
  const isWithin = path.startsWith(`${props.href}/`);
  return (
    <RouterLink {...props} aria-current={path === props.href ? "page" : isWithin ? "true" : undefined} />
  );
}
