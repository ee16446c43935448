"use client";

import { useLayoutEffect, useRef } from "react";
import { useListNavigation } from "../list-navigation.ts";
import { showPageValues } from "./changed-address.ts";

/** Resets a form to the page's values after each move: a new list, Back, Forward, or a request that changed nothing. */
export function usePageValues(formOf: () => HTMLFormElement | null | undefined): void {
  const { href, pending } = useListNavigation();
  const before = useRef({ href, pending });
  useLayoutEffect(() => {
    const { current: last } = before;
    before.current = { href, pending };
    const form = formOf();
    if (form && !pending && (last.pending || last.href !== href)) showPageValues(form);
  });
}
