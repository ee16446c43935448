"use client";

import * as RadixTabs from "@radix-ui/react-tabs";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type TabItem = {
  value: string;
  label: ReactNode;
  /** Count after the label: the number of entries. */
  count?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
};

export type TabsProps = Omit<ComponentProps<"div">, "defaultValue" | "dir" | "children"> & {
  /** Accessible name of the tab list: `Offers by department`. */
  label: string;
  items: readonly TabItem[];
  /** The initial tab; the first by default. */
  defaultValue?: string;
  /** For controlled use, for example by the URL. */
  value?: string;
  onValueChange?: (value: string) => void;
};

/** Switches between a few similar panels. Arrow keys move focus, Enter or Space selects a tab. */
export function Tabs({
  label,
  items,
  defaultValue = items[0]?.value,
  value,
  onValueChange,
  className,
  ...rest
}: TabsProps) {
  return (
    <RadixTabs.Root
      activationMode="manual"
      defaultValue={defaultValue}
      value={value}
      onValueChange={onValueChange}
      className={className}
      {...rest}
    >
      <RadixTabs.List
        aria-label={label}
        className="scrollbar-none -mx-1 flex gap-6 overflow-x-auto border-line border-b px-1 pt-1"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={tabClass}
          >
            {item.label}
            {item.count === undefined ? null : (
              <span className="font-medium text-sm text-subtle">{item.count}</span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className="rounded-xs pt-5">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

// The selected tab's line is a border, which forced colours keep; the other tabs drop theirs there.
const tabClass = cx(
  "flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap border-b-3 border-transparent pt-1 font-semibold text-control text-muted outline-offset-[-3px]",
  "hover:text-text hover:border-line-strong data-[state=active]:border-accent-text data-[state=active]:text-text",
  "disabled:cursor-not-allowed disabled:border-transparent disabled:text-subtle disabled:opacity-60",
  "forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight] forced-colors:disabled:border-[Canvas] forced-colors:disabled:text-[GrayText]",
);
