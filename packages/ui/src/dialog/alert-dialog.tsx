"use client";

import * as RadixAlertDialog from "@radix-ui/react-alert-dialog";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { cx } from "../class-names/class-names.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import { dialogTitleClass, dialogVariants, scrimClass } from "./dialog-variants.ts";
import { useFocusReturn } from "./use-focus-return.ts";

export type AlertDialogProps = Omit<ComponentProps<"div">, "title"> & {
  open: boolean;
  /** Called with `false` by Escape and the cancel button. After confirming, `onConfirm` closes the dialog. */
  onOpenChange: (open: boolean) => void;
  /** The question: `Remove this vehicle?`. */
  title: ReactNode;
  /** The consequences; announced when the dialog opens. */
  description: ReactNode;
  /** Names the action, never only yes: `Remove vehicle`. */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** `danger` for actions that cannot be undone. */
  tone?: "danger" | "primary";
  /** The action is running: the dialog stays open. */
  pending?: boolean;
};

/**
 * A modal dialog that confirms an action. The cancel button is focused first.
 * Escape cancels; a click on the backdrop does nothing.
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
    <RadixAlertDialog.Root
      open={open}
      onOpenChange={(nextOpen) => (pending ? undefined : onOpenChange(nextOpen))}
    >
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
                  <Button
                    variant="secondary"
                    aria-disabled={pending || undefined}
                    className="max-sm:flex-auto"
                  >
                    {cancelLabel}
                  </Button>
                </RadixAlertDialog.Cancel>
                <Button variant={tone} pending={pending} onClick={onConfirm} className="max-sm:flex-auto">
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
