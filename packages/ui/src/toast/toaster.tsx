"use client";

import { useDirection } from "@radix-ui/react-direction";
import * as RadixToast from "@radix-ui/react-toast";
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Toast } from "./toast.tsx";
import { closeToast, currentToasts, type ShownToast, subscribeToToasts } from "./toast-store.ts";
import { usePageSeen } from "./use-page-seen.ts";

export type ToasterProps = {
  /** Names the region; `{hotkey}` in it becomes F8, the key that leads there. */
  label: string;
  /** Read out before every message: `Message`. */
  announcedAs: string;
  closeLabel: string;
  /** Shows the messages of this group only; without it, those without a group. */
  group?: string;
};

const none: readonly ShownToast[] = [];

/**
 * Where messages appear: at the top of the page's far side, 20 px from the edges. They stay while one of them is
 * hovered or has the focus and while the page is not seen; F8 leads to them, Escape or a swipe closes one.
 */
export function Toaster({ group, label, announcedAs, closeLabel }: ToasterProps) {
  const all = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const toasts = all.filter((toast) => toast.group === group);
  const rememberFocus = useFocusBefore(toasts.length === 0);
  const swipeDirection = useDirection() === "rtl" ? "left" : "right";
  // Without messages nothing is mounted: a region that was left empty while paused would hold the next ones for ever.
  if (toasts.length === 0) return null;
  return (
    <RadixToast.Provider label={announcedAs} swipeDirection={swipeDirection}>
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
      <RadixToast.Viewport
        label={label}
        onFocus={rememberFocus}
        className="pointer-events-none fixed end-0 top-0 z-60 grid max-h-dvh w-[min(26.5rem,100%)] gap-2.5 overflow-y-auto p-5 -outline-offset-8"
      />
    </RadixToast.Provider>
  );
}

function TimedToast({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const { severity, summary, detail, life = 5000, closable = true } = toast;
  const seen = usePageSeen();
  return (
    <RadixToast.Root
      open
      onOpenChange={() => closeToast(toast.id)}
      // An error interrupts what is being read out; everything else waits for a pause.
      type={severity === "error" ? "foreground" : "background"}
      duration={seen ? (life ?? Infinity) : Infinity}
      className="list-none rounded-md data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) motion-safe:data-[swipe=cancel]:transition-[translate]"
    >
      <Toast
        severity={severity}
        summary={summary}
        detail={detail}
        close={
          closable ? (
            <RadixToast.Close asChild>
              <IconButton label={closeLabel} variant="ghost" size="sm">
                <Glyph name="close" size={18} />
              </IconButton>
            </RadixToast.Close>
          ) : null
        }
      />
    </RadixToast.Root>
  );
}

/** Gives focus back to where it was before it went into the region, when the region is gone. */
function useFocusBefore(gone: boolean) {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!gone) return;
    if (document.activeElement === document.body) before.current?.focus();
    before.current = null;
  }, [gone]);
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      before.current = relatedTarget;
    }
  };
}
