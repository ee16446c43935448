"use client";

import * as RadixPopover from "@radix-ui/react-popover";
import { type ComponentProps, type ReactElement, type ReactNode, useId } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

export type PopoverProps = Omit<ComponentProps<"div">, "title"> & {
  /** The trigger: a `Button`, `IconButton` or any button. */
  trigger: ReactElement;
  title: ReactNode;
  closeLabel: string;
  /** Preferred side of the trigger. */
  side?: "top" | "bottom";
  /** The edge of the trigger to align with. */
  align?: "start" | "center" | "end";
  /** For controlled use; without it, the trigger opens and closes the popover. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A non-modal panel beside its button: an explanation, a few controls.
 * Escape, the close button and a click outside close it and restore focus.
 */
export function Popover({
  trigger,
  title,
  closeLabel,
  side = "bottom",
  align = "center",
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: PopoverProps) {
  const titleId = useId();
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          aria-labelledby={titleId}
          className={cx(
            "z-50 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-32px)] overflow-auto rounded-md border border-line bg-surface px-5 pt-3 pb-5 text-sm text-text shadow-panel",
            className,
          )}
          {...rest}
        >
          <div className="flex items-start gap-3">
            <p id={titleId} className="min-w-0 flex-1 pt-2 font-semibold text-base">
              {title}
            </p>
            <RadixPopover.Close asChild>
              <IconButton label={closeLabel} variant="ghost" size="sm" className="-me-2">
                <Glyph name="close" size={18} />
              </IconButton>
            </RadixPopover.Close>
          </div>
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
