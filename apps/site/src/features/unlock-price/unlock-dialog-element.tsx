"use client";

import { type ComponentProps, type ReactNode, use } from "react";
import { UnlockDialogContext } from "./unlock-dialog-context.ts";

/** The dialog's element. */
export function UnlockDialogElement(props: ComponentProps<"dialog">) {
  const state = use(UnlockDialogContext);
  return (
    <dialog
      {...props}
      ref={state?.dialog}
      onClose={(event) => {
        // React hands on the event of a dialog inside.
        if (event.target === event.currentTarget) state?.onClose();
      }}
    />
  );
}

/** The current step in the dialog; `children` while it loads. */
export function UnlockDialogStep({ children }: { children: ReactNode }) {
  const state = use(UnlockDialogContext);
  if (!state?.unlock) return children;
  const { Steps, first } = state.unlock;
  return <Steps first={first} onShow={state.onShow} onDone={() => state.dialog.current?.close()} />;
}
