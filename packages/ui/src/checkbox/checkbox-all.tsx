"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "../use-hydrated/use-hydrated.ts";
import { allBoxesState, pressesForAll } from "./all-boxes.ts";
import { Checkbox } from "./checkbox.tsx";

export type CheckboxAllProps = {
  /** What all the others are: `All makes`. */
  label: ReactNode;
};

/**
 * The box that stands for all others of its fieldset: ticked, empty or mixed. It presses them one by one, so that
 * each tells its own form or state, and sends nothing itself. Its place is kept until it can work.
 */
export function CheckboxAll({ label }: CheckboxAllProps) {
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);

  // After each rendering, since a parent may have ticked boxes itself.
  useEffect(() => follow(box.current));
  useEffect(() => {
    const group = box.current?.closest("fieldset");
    const onChange = () => follow(box.current);
    // A reset form shows its values only after the event.
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
        for (const other of pressesForAll(othersOf(box.current))) other.click();
        follow(box.current);
      }}
      autoComplete="off"
      className={hydrated ? "font-medium" : "invisible font-medium"}
    />
  );
}

function othersOf(box: HTMLInputElement | null): HTMLInputElement[] {
  const boxes = box?.closest("fieldset")?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [];
  return [...boxes].filter((other) => other !== box);
}

function follow(box: HTMLInputElement | null): void {
  if (!box) return;
  const state = allBoxesState(othersOf(box));
  box.checked = state === "all";
  box.indeterminate = state === "some";
}
