"use client";

import { type ReactNode, startTransition, useRef, useState } from "react";
import { type UnlockActions, UnlockContext } from "#content/unlock-link/unlock-context.ts";
import { type LoadedUnlock, loadUnlock } from "./load-unlock.ts";
import { nextPaint } from "./next-paint.ts";
import { UnlockDialogContext } from "./unlock-dialog-context.ts";

/**
 * Opens the unlock dialog for the `UnlockLink`s inside, and loads what it shows. When a step cannot be loaded, its page
 * opens. Closing the dialog after the last step reloads the page with unlocked prices.
 */
export function UnlockProvider({ children }: { children: ReactNode }) {
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

  const state = {
    dialog,
    unlock,
    onClose() {
      wanted.current = null;
      setUnlock(null);
      if (isGranted.current) location.reload();
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
