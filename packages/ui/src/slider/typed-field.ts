"use client";

/** The typed field that a slider stands over. */
export function fieldWithId(id: string): HTMLInputElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
}

/**
 * Writes into a field as if it had been typed: `input` while a thumb moves, `change` when it is let go. The value is
 * set past React's own, which would otherwise take the event for no change.
 */
export function typeInto(field: HTMLInputElement, value: string, event: "input" | "change"): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * Calls back whenever the fields may have changed: typed into, set by a script that says so with `change`, or reset.
 * Returns how to stop.
 */
export function onTyped(fields: readonly (HTMLInputElement | null)[], read: () => void): () => void {
  // A reset form shows its values only after the event.
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
