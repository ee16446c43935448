"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { keepPlace } from "#content/route-focus/kept-place.ts";
import { hasOpenedSince } from "#content/unlock-link/gates-opened.ts";
import { type UnlockActions, UnlockContext } from "#content/unlock-link/unlock-context.ts";
import { type LoadedUnlock, loadUnlock } from "./load-unlock.ts";
import { nextPaint } from "./next-paint.ts";
import { UnlockDialogContext } from "./unlock-dialog-context.ts";

/**
 * Opens the unlock dialog for the `UnlockLink`s inside, and loads what it shows. When a step cannot be loaded, its page
 * opens. Closing the dialog after the last step shows the page with unlocked prices, and drops the router's pages with
 * locked ones.
 */
export function UnlockProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const prepared = useRef<{ page: string; unlock: Promise<LoadedUnlock> } | null>(null);
  /** The page whose step should be shown; null while the dialog is closed. */
  const wanted = useRef<string | null>(null);
  const isGranted = useRef(false);
  const [unlock, setUnlock] = useState<LoadedUnlock | null>(null);

  function load(page: string): Promise<LoadedUnlock> {
    if (prepared.current?.page !== page) prepared.current = { page, unlock: loadUnlock(page) };
    return prepared.current.unlock;
  }

  async function open(page: string, link: HTMLElement) {
    // Safari does not focus a clicked link, and a dialog returns the focus to what had it.
    if (document.activeElement !== link) link.focus();
    dialog.current?.showModal();
    wanted.current = page;
    // The dialog is painted before its step is rendered.
    const [loaded] = await Promise.all([load(page).catch(() => null), nextPaint()]);
    prepared.current = null;
    if (wanted.current !== page) return;
    if (loaded) startTransition(() => setUnlock(loaded));
    else location.assign(page);
  }

  // The links keep the first actions, so that they do not render again.
  const [actions] = useState<UnlockActions>({
    prepare: (page) => void load(page).catch(() => {}),
    open: (page, link) => void open(page, link),
  });

  useEffect(() => {
    // Back may restore this page as it was before the gates opened.
    const refreshIfOld = () => {
      if (hasOpenedSince(performance.timeOrigin)) startTransition(() => router.refresh());
    };
    refreshIfOld();
    addEventListener("pageshow", refreshIfOld);
    return () => removeEventListener("pageshow", refreshIfOld);
  }, [router]);

  const state = {
    dialog,
    unlock,
    onClose() {
      wanted.current = null;
      setUnlock(null);
      if (!isGranted.current) return;
      keepPlace();
      startTransition(() => router.refresh());
    },
    onShow({ kind }: LoadedUnlock["first"]) {
      isGranted.current = kind === "granted";
      dialog.current?.scrollTo(0, 0);
    },
  };
  return (
    <UnlockContext value={actions}>
      <UnlockDialogContext value={state}>{children}</UnlockDialogContext>
    </UnlockContext>
  );
}
