"use client";

import { createContext, type RefObject } from "react";
import type { LoadedUnlock } from "./load-unlock.ts";
import type { UnlockStepContent } from "./unlock-step-content.ts";

/** What the dialog of the unlock shows and tells. */
export type UnlockDialogState = {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Null while the dialog is closed or loading. */
  unlock: LoadedUnlock | null;
  onClose: () => void;
  /** Called before a next step is shown. */
  onShow: (step: UnlockStepContent) => void;
};

export const UnlockDialogContext = createContext<UnlockDialogState | null>(null);
