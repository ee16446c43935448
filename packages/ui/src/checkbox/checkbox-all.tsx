"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "../use-hydrated/use-hydrated.ts";
import { Checkbox } from "./checkbox.tsx";
import { boxesToToggle, selectAllState } from "./select-all.ts";

export type CheckboxAllProps = {
  /** Label of the box: `All makes`. */
  label: ReactNode;
};

/**
 * The "select all" box of a fieldset: checked, unchecked or mixed.
 * It clicks the others one by one, so that each reports its change. It submits nothing itself.
 * Its space is reserved until JavaScript runs.
 */
export function CheckboxAll({ label }: CheckboxAllProps) {
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);

  // After every render, because a parent may have changed boxes.
  useEffect(() => follow(box.current));
  useEffect(() => {
    const group = box.current?.closest("fieldset");
    const onChange = () => follow(box.current);
    // The values change after the reset event, so read them later.
    const onReset = () => setTimeout(onChange);
    group?.addEventListener("change", onChange);
    document.addEventListener("reset", onReset);
    return () => {
      group?.removeEventListener("change", onChange);
      document.removeEventListener("reset", onReset);
    };
  }, []);

  return (
    <Checkbox
      ref={box}
      label={label}
      onChange={() => {
        for (const other of boxesToToggle(otherBoxes(box.current))) other.click();
        follow(box.current);
      }}
      autoComplete="off"
      className={hydrated ? "font-medium" : "invisible font-medium"}
    />
  );
}

function otherBoxes(box: HTMLInputElement | null): HTMLInputElement[] {
  const boxes = box?.closest("fieldset")?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [];
  return [...boxes].filter((other) => other !== box);
}

function follow(box: HTMLInputElement | null): void {
  if (!box) return;
  const state = selectAllState(otherBoxes(box));
  box.checked = state === "all";
  box.indeterminate = state === "some";
}
