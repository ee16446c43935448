"use client";

import { useDirection } from "@radix-ui/react-direction";
import * as RadixToast from "@radix-ui/react-toast";
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Toast } from "./toast.tsx";
import { closeToast, currentToasts, type ShownToast, subscribeToToasts } from "./toast-store.ts";
import { usePageVisible } from "./use-page-visible.ts";

export type ToasterProps = {
  /** Accessible name of the region; `{hotkey}` in it becomes F8, the key that focuses it. */
  label: string;
  /** Announced before every message: `Message`. */
  announcedAs: string;
  closeLabel: string;
  /** Shows only messages of this group; by default those without a group. */
  group?: string;
};

const NO_TOASTS: readonly ShownToast[] = [];

/**
 * Shows toasts at the top of the page's end side.
 * They stay while one is hovered or focused and while the page is hidden.
 * F8 focuses them; Escape or a swipe closes one.
 */
export function Toaster({ group, label, announcedAs, closeLabel }: ToasterProps) {
  const all = useSyncExternalStore(subscribeToToasts, currentToasts, () => NO_TOASTS);
  const toasts = all.filter((toast) => toast.group === group);
  const rememberFocus = useFocusBefore(toasts.length === 0);
  const swipeDirection = useDirection() === "rtl" ? "left" : "right";
  // Unmount without messages: a region that becomes empty while paused would keep later messages paused.
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
  const { severity, summary, detail, life = 5000, closable = true, assertive = severity === "error" } = toast;
  const pageVisible = usePageVisible();
  return (
    <RadixToast.Root
      open
      onOpenChange={() => closeToast(toast.id)}
      type={assertive ? "foreground" : "background"}
      duration={pageVisible ? (life ?? Infinity) : Infinity}
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

/** Restores focus when the region is removed. */
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
