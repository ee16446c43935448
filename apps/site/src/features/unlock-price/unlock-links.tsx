"use client";

import { useEffect } from "react";

/** Links that open the unlock dialog: `<a href="/unlock?…" data-unlock>`. */
const SELECTOR = "a[data-unlock]";

const loadFlow = () => import("./unlock-flow.ts");

function unlockLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(SELECTOR) : null;
}

/**
 * Opens the unlock dialog for links of the page. The dialog's code is loaded when a link is hovered or focused; until
 * then, or if that fails, the link navigates.
 */
export function UnlockLinks({ dialog: id }: { dialog: string }) {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const prepare = (event: Event) => {
      if (unlockLink(event)) loadFlow().catch(() => {});
    };
    document.addEventListener("pointerover", prepare, { signal, passive: true });
    document.addEventListener("focusin", prepare, { signal });
    document.addEventListener(
      "click",
      (event) => {
        const link = unlockLink(event);
        const dialog = document.getElementById(id);
        const modified =
          event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (!link || modified || !(dialog instanceof HTMLDialogElement)) return;
        event.preventDefault();
        loadFlow()
          .then((flow) => flow.openUnlock(dialog, link.href))
          .catch(() => location.assign(link.href));
      },
      { signal },
    );
    return () => controller.abort();
  }, [id]);
  return null;
}
