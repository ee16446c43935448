"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { menuItemClass } from "./menu-item-class.ts";

export type DropdownMenuItemProps = Omit<ComponentProps<"div">, "onSelect"> & {
  /** Before the text: an icon of 20 px. */
  icon?: ReactNode;
  /** At the end of the row. */
  detail?: ReactNode;
  disabled?: boolean;
  /** `danger` for destructive actions. */
  tone?: "default" | "danger";
  /** Called on selection; the menu closes unless the event's default is prevented. */
  onSelect?: (event: Event) => void;
};

/** An action of a `DropdownMenu`. */
export function DropdownMenuItem({
  icon,
  detail,
  tone = "default",
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      className={cx(menuItemClass, tone === "danger" && "text-danger-text", className)}
      {...rest}
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {detail === undefined ? null : <span className="font-normal text-caption text-subtle">{detail}</span>}
    </RadixMenu.Item>
  );
}

export type DropdownMenuRadioGroupProps = ComponentProps<"div"> & {
  /** Accessible name of the group: `Sort by`. */
  "aria-label": string;
  value: string;
  onValueChange: (value: string) => void;
};

/** A group of a `DropdownMenu` with exactly one selected item, such as a sort order. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  return <RadixMenu.RadioGroup {...props} />;
}

export type DropdownMenuRadioItemProps = Omit<ComponentProps<"div">, "onSelect"> & {
  value: string;
  disabled?: boolean;
};

/** An item of a `DropdownMenuRadioGroup`; the selected one has a check mark. */
export function DropdownMenuRadioItem({ className, children, ...rest }: DropdownMenuRadioItemProps) {
  return (
    <RadixMenu.RadioItem
      className={cx(menuItemClass, "data-[state=checked]:font-semibold", className)}
      {...rest}
    >
      <span className="min-w-0 flex-1">{children}</span>
      <span className="grid size-5 shrink-0 place-items-center">
        <RadixMenu.ItemIndicator>
          <Glyph name="check" size={18} className="text-success-text" />
        </RadixMenu.ItemIndicator>
      </span>
    </RadixMenu.RadioItem>
  );
}
