import { type FormEvent, type MouseEvent, type SyntheticEvent, useRef } from "react";
import { formAddress } from "./filters/changed-address.ts";
import type { ListNavigation } from "./list-navigation.ts";

/**
 * The handlers of a list's links and forms. Links prefetch on hover, focus and touch. A mouse press on one navigates,
 * some 70 ms before the click; keys, taps and modified clicks work as usual.
 */
export function useListEvents({ follow, prefetch }: Pick<ListNavigation, "follow" | "prefetch">) {
  const wasPressed = useRef(false);

  const open = (event: MouseEvent, link: HTMLAnchorElement) => {
    // At `mousedown` it also prevents a drag, and the focus, which a closed menu gives back to its button.
    event.preventDefault();
    link.focus({ preventScroll: true });
    const menu = link.closest<HTMLElement>("[popover]:not(form)");
    menu?.hidePopover();
    const sort = menu ? link.textContent : undefined;
    follow(addressOf(link), { link, sort, toTop: link.dataset["listLink"] === "top" });
  };
  const onIntent = (event: SyntheticEvent) => {
    const link = listLinkOf(event);
    if (link) prefetch(addressOf(link));
  };
  return {
    onMouseDown(event: MouseEvent) {
      const link = plainLinkOf(event);
      wasPressed.current = link !== null;
      if (link) open(event, link);
    },
    onClick(event: MouseEvent) {
      const link = plainLinkOf(event);
      if (!link) return;
      // The link may be another one's by now. `detail` is 0 for clicks by keyboard and by script.
      if (wasPressed.current && event.detail > 0) event.preventDefault();
      else open(event, link);
    },
    onSubmit(event: FormEvent) {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "get") return;
      event.preventDefault();
      follow(formAddress(form));
    },
    onPointerOver: onIntent,
    onPointerDown: onIntent,
    onFocus: onIntent,
  };
}

function listLinkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-list-link]") : null;
}

function plainLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain ? listLinkOf(event) : null;
}

function addressOf({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search;
}
