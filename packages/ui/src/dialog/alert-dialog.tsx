"use client";

import * as RadixAlertDialog from "@radix-ui/react-alert-dialog";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { cx } from "../class-names/class-names.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import { dialogTitleClass, dialogVariants, scrimClass } from "./dialog-look.ts";
import { useFocusReturn } from "./use-focus-return.ts";

export type AlertDialogProps = Omit<ComponentProps<"div">, "title"> & {
  open: boolean;
  /** Told `false` by Escape and the cancel button. The confirm button leaves it to `onConfirm`. */
  onOpenChange: (open: boolean) => void;
  /** The question: `Remove this vehicle?`. */
  title: ReactNode;
  /** What follows from it; read out when the dialog opens. */
  description: ReactNode;
  /** The action in words, never a bare yes: `Remove vehicle`. */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** `danger` for what cannot be taken back. */
  tone?: "danger" | "primary";
  /** The action is under way: the dialog stays until it has ended. */
  pending?: boolean;
};

/**
 * A decision that must be taken before anything else. Focus goes to the cancel button; a press beside the dialog
 * does nothing, Escape cancels.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = "danger",
  pending = false,
  className,
  children,
  ...rest
}: AlertDialogProps) {
  const returnFocus = useFocusReturn(open);
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={(next) => (pending ? undefined : onOpenChange(next))}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={scrimClass} />
        <RadixAlertDialog.Content
          onCloseAutoFocus={returnFocus}
          className={cx(dialogVariants({ size: "sm" }), "z-50", className)}
          {...rest}
        >
          <DialogFrame
            frame="padded"
            title={
              <RadixAlertDialog.Title className={dialogTitleClass("padded")}>{title}</RadixAlertDialog.Title>
            }
            close={null}
            footer={
              <>
                <RadixAlertDialog.Cancel asChild>
                  <Button variant="secondary" aria-disabled={pending || undefined} className="max-sm:flex-1">
                    {cancelLabel}
                  </Button>
                </RadixAlertDialog.Cancel>
                <Button variant={tone} pending={pending} onClick={onConfirm} className="max-sm:flex-1">
                  {confirmLabel}
                </Button>
              </>
            }
          >
            <RadixAlertDialog.Description className="text-muted">{description}</RadixAlertDialog.Description>
            {children}
          </DialogFrame>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
