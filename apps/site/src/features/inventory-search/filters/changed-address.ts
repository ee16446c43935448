import { addressOfRow } from "./row-address.ts";

/** The visible form controls: checkboxes and text fields. Sliders have no name. */
function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type !== "hidden" && element.name !== "",
  );
}

/** Whether an element is a field that text is typed in. */
export function isTextField(element: EventTarget | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && /^(?:text|search)$/.test(element.type);
}

/** Whether a control differs from the page's value. */
function isChanged(control: HTMLInputElement): boolean {
  return control.type === "checkbox"
    ? control.checked !== control.defaultChecked
    : control.value.trim() !== control.defaultValue;
}

/** The list that a changed form asks for, and its number of vehicles when the changed row has it. */
export type Change = { address: string; total?: number | undefined };

/**
 * The list that a changed filter form asks for, or null when nothing changed. A single checkbox knows its canonical
 * address. The server answers the form's own address with the same list.
 */
export function changeOf(form: HTMLFormElement): Change | null {
  const [first, ...others] = controlsOf(form).filter(isChanged);
  if (!first) return null;
  const href = first.type === "checkbox" ? addressOfRow(first) : undefined;
  if (others.length > 0 || !href) return { address: formAddress(form) };
  return { address: href, total: totalOf(first) };
}

/** The number of vehicles of the list that a row leads to: its own count, unless `data-total` says otherwise. */
function totalOf(row: HTMLInputElement): number | undefined {
  const total = row.dataset["total"] ?? row.labels?.[0]?.dataset["count"]?.replace(/\D/g, "");
  return total ? Number(total) : undefined;
}

/** The address that a browser would send a GET form to, without empty fields. */
export function formAddress(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") params.append(name, value);
  }
  return `${form.getAttribute("action")}?${params}`;
}

/** Resets the controls to the page's values. The text field being typed in keeps its text. */
export function showPageValues(form: HTMLFormElement): void {
  const { activeElement: field } = document;
  const isTyped = isTextField(field) && field.form === form && isChanged(field);
  const typed = isTyped ? ([field.value, field.selectionStart, field.selectionEnd] as const) : null;
  form.reset();
  if (!isTyped || !typed) return;
  const [value, selectionStart, selectionEnd] = typed;
  field.value = value;
  field.setSelectionRange(selectionStart, selectionEnd);
}
