"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { Select } from "../select/select.tsx";
import type { ComboboxOption } from "./match-options.ts";

type SelectBeforeProps = Pick<
  ComponentProps<"input">,
  "id" | "name" | "disabled" | "required" | "className"
> & {
  size?: "sm" | "md";
  options: readonly ComboboxOption[];
  defaultValue: string;
  placeholder?: string;
  /** Told what is chosen, and whether the select has the focus, when the script arrives. */
  onScript: (value: string, focused: boolean) => void;
};

/** The native select that a combobox is before its script arrives, and stays without one. */
export function SelectBefore({ options, placeholder, onScript, ...rest }: SelectBeforeProps) {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script arrives.
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
