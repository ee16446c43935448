"use client";

import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { useListNavigation } from "../list-navigation.ts";

/** The item of the first card of a further page. Keyboard users continue here after "Show 19 more". */
export function AddedCard(props: ComponentProps<"li">) {
  const { focusesAdded } = useListNavigation();
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (focusesAdded()) item.current?.focus();
  }, [focusesAdded]);
  return <li ref={item} tabIndex={-1} {...props} />;
}
