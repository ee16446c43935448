"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import {
  type DialogFrameKind,
  type DialogVariants,
  dialogTitleClass,
  dialogVariants,
  scrimClass,
} from "./dialog-variants.ts";
import { useFocusReturn } from "./use-focus-return.ts";

export type ControlledDialogProps = Omit<ComponentProps<"div">, "title"> &
  DialogVariants & {
    open: boolean;
    /** Called with `false` by Escape, the close button and a click on the backdrop. */
    onOpenChange: (open: boolean) => void;
    title: ReactNode;
    closeLabel: string;
    /** `none` if the content brings its own padding; the title is then visually hidden. */
    frame?: DialogFrameKind;
    /** Actions that stay visible at the bottom. */
    footer?: ReactNode;
  };

/**
 * A dialog controlled by React state, for features that need JavaScript. It traps focus, initially on the first control
 * or `autoFocus`, and restores it on close.
 */
export function ControlledDialog({
  open,
  onOpenChange,
  title,
  closeLabel,
  size,
  frame = "padded",
  footer,
  className,
  children,
  ...rest
}: ControlledDialogProps) {
  const returnFocus = useFocusReturn(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClass} />
        <RadixDialog.Content
          // Radix would otherwise reference a missing description.
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className={cx(dialogVariants({ size }), "z-50", className)}
          {...rest}
        >
          <DialogFrame
            frame={frame}
            title={<RadixDialog.Title className={dialogTitleClass(frame)}>{title}</RadixDialog.Title>}
            close={
              <RadixDialog.Close asChild>
                <IconButton label={closeLabel} className="bg-surface">
                  <Glyph name="close" />
                </IconButton>
              </RadixDialog.Close>
            }
            footer={footer}
          >
            {children}
          </DialogFrame>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
