"use client";

import * as RadixPopover from "@radix-ui/react-popover";
import { type ComponentProps, type ReactElement, type ReactNode, useId } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

export type PopoverProps = Omit<ComponentProps<"div">, "title"> & {
  /** The button that opens it: a `Button`, `IconButton` or any button. */
  trigger: ReactElement;
  title: ReactNode;
  closeLabel: string;
  /** The side of the trigger, if there is room. */
  side?: "top" | "bottom";
  /** The edge of the trigger it lines up with. */
  align?: "start" | "center" | "end";
  /** For an opening that something else decides; left out, the trigger alone does. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A small dialog beside the button that opened it, which leaves the page as it is: an explanation, a choice of few
 * parts. Escape, the close button and a press elsewhere close it, and focus returns to its button.
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
