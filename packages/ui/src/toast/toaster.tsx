"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Toast } from "./toast.tsx";
import { closeToast, currentToasts, type ShownToast, subscribeToToasts } from "./toast-store.ts";

export type ToasterProps = {
  /** Names the region. */
  label: string;
  closeLabel: string;
  /** Shows the messages of this group only; without it, those without a group. */
  group?: string;
};

const none: readonly ShownToast[] = [];

/** Where messages appear: at the top right, 20 px from the edges. Hover or focus keeps a message on screen. */
export function Toaster({ label, closeLabel, group }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed top-5 right-5 z-50 grid w-[min(384px,calc(100%-40px))] gap-2.5"
    >
      {toasts
        .filter((toast) => toast.group === group)
        .map((toast) => (
          <TimedToast key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
    </section>
  );
}

function TimedToast({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const remaining = useRef(toast.life === undefined ? 5000 : toast.life);
  useEffect(() => {
    if (held || remaining.current === null) return;
    const started = performance.now();
    const timer = setTimeout(() => closeToast(toast.id), remaining.current);
    return () => {
      clearTimeout(timer);
      if (remaining.current !== null) remaining.current -= performance.now() - started;
    };
  }, [held, toast.id]);
  return (
    <Toast
      severity={toast.severity}
      summary={toast.summary}
      detail={toast.detail}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      close={
        toast.closable === false ? null : (
          <IconButton label={closeLabel} variant="ghost" size="sm" onClick={() => closeToast(toast.id)}>
            <Glyph name="close" size={18} />
          </IconButton>
        )
      }
    />
  );
}
