"use client";

import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { ListLink } from "./list-link.tsx";
import { useListNavigation } from "./list-navigation.ts";

/** The link of an applied filter. When it goes while focused, the next one of its row gets the focus. */
export function ChipLink(props: ComponentProps<"a">) {
  const { chips } = useListNavigation();
  const link = useRef<HTMLAnchorElement>(null);
  // Layout effects run in the order of the row, and before that of the shell.
  useLayoutEffect(() => {
    if (link.current) chips.push(link.current);
  });
  return <ListLink ref={link} {...props} />;
}
