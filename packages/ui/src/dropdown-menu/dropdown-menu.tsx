"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { ComponentProps, ReactElement } from "react";
import { cx } from "../class-names/class-names.ts";

export type DropdownMenuProps = ComponentProps<"div"> & {
  /** The trigger button; it labels the menu. */
  trigger: ReactElement;
  /** The edge of the trigger to align with. */
  align?: "start" | "end";
  /** For controlled use; without it, the trigger opens and closes the menu. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A button with a menu of actions, such as sharing or sorting. For links use `Menu`. */
export function DropdownMenu({
  trigger,
  align = "start",
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: DropdownMenuProps) {
  return (
    // Not modal: the page stays scrollable.
    <RadixMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          sideOffset={8}
          collisionPadding={16}
          loop
          className={cx(
            "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[calc(100vw-32px)] overflow-auto rounded-md border border-line bg-surface p-2 text-control text-text shadow-panel",
            className,
          )}
          {...rest}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

export type DropdownMenuLabelProps = ComponentProps<"div">;

/** A heading inside a menu; not focusable. */
export function DropdownMenuLabel({ className, ...rest }: DropdownMenuLabelProps) {
  return (
    <RadixMenu.Label
      className={cx("px-3.5 pt-2.5 pb-1 font-semibold text-caption text-subtle", className)}
      {...rest}
    />
  );
}

/** A line between groups of a menu. */
export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<"div">) {
  return <RadixMenu.Separator className={cx("mx-3.5 my-2 border-line border-t", className)} {...rest} />;
}
