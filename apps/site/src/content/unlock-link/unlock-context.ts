"use client";

import { createContext } from "react";

/** What a link to an unlock page can ask of the dialog. */
export type UnlockActions = {
  /** Loads the dialog's code and the step of this page. */
  prepare: (page: string) => void;
  /** Opens the dialog at the step of this page; closing it returns the focus to the link. */
  open: (page: string, link: HTMLElement) => void;
};

/** Null without a dialog: links then open the page. */
export const UnlockContext = createContext<UnlockActions | null>(null);
