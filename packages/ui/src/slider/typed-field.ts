"use client";

import type { MoveEvent } from "./slider-rail-props.ts";

/** The number field of a slider. */
export function fieldWithId(id: string): HTMLInputElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
}

/**
 * Writes to a field as if the user typed: fires `input` while a thumb moves, `change` on release.
 * A move before hydration fires both. Text that is being typed stays.
 */
export function typeInto(field: HTMLInputElement, value: string, event: MoveEvent): void {
  const typing = field === document.activeElement && field.value !== field.defaultValue;
  if (event === "early" && typing) return;
  // The native value setter, because React ignores events without a change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  const fire = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (event !== "early") fire(event);
  // Parents listen when the effects of this commit have run.
  else
    queueMicrotask(() => {
      fire("input");
      fire("change");
    });
}

/**
 * Calls back when the fields may have changed: typing, a `change` event, or a form reset. Returns a cleanup function.
 */
export function onFieldChange(fields: readonly (HTMLInputElement | null)[], read: () => void): () => void {
  // The values change after the reset event, so read them later.
  const afterReset = (event: Event) => {
    if (fields.some((field) => field && field.form === event.target)) setTimeout(read);
  };
  for (const field of fields) {
    field?.addEventListener("input", read);
    field?.addEventListener("change", read);
  }
  document.addEventListener("reset", afterReset);
  return () => {
    for (const field of fields) {
      field?.removeEventListener("input", read);
      field?.removeEventListener("change", read);
    }
    document.removeEventListener("reset", afterReset);
  };
}
