"use client";

import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type TooltipProps = Omit<ComponentProps<"div">, "content" | "children"> & {
  /** Plain text; never essential information. */
  content: ReactNode;
  /** The described element: one button or link that accepts a ref. */
  children: ReactElement;
  /** Preferred side of the trigger. */
  side?: "top" | "bottom";
  /** Hover delay in milliseconds; focus shows it immediately. */
  delay?: number;
  /** For controlled use; without it, hover and focus open the tooltip. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A short description of a control on hover and focus. It can be hovered itself; Escape hides it.
 * It does not appear on touch.
 */
export function Tooltip({
  content,
  children,
  side = "top",
  delay = 400,
  open,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root open={open} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={16}
            className={cx(
              "z-50 max-w-[min(18rem,calc(100vw-32px))] text-balance rounded-xs border border-inverse-line bg-inverse px-3 py-2 text-caption text-on-inverse shadow-control",
              className,
            )}
            {...rest}
          >
            {content}
            <RadixTooltip.Arrow className="fill-inverse" width={12} height={6} />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
