"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { Select } from "../select/select.tsx";
import type { ComboboxOption } from "./match-options.ts";

type NativeSelectProps = Pick<
  ComponentProps<"input">,
  "id" | "name" | "disabled" | "required" | "className"
> & {
  size?: "sm" | "md";
  options: readonly ComboboxOption[];
  defaultValue: string;
  placeholder?: string;
  /** Called on hydration with the selected value and whether the select has focus. */
  onScript: (value: string, focused: boolean) => void;
};

/** The native select that a combobox shows before hydration and without JavaScript. */
export function NativeSelect({ options, placeholder, onScript, ...rest }: NativeSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    const { current } = select;
    if (current) onScript(current.value, document.activeElement === current);
  }, []);
  return (
    <Select {...(rest as ComponentProps<typeof Select>)} ref={select}>
      {options.some(({ value }) => value === "") ? null : <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
