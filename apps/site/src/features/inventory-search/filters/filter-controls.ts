import { type RangeAddresses, typedKeywordAddress, typedRangeAddress } from "./typed-address.ts";

/** The visible form controls: checkboxes and text fields. */
function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type !== "hidden" && element.name !== "",
  );
}

/** Whether a control differs from its initial value. */
function isChanged(control: HTMLInputElement): boolean {
  return control.type === "checkbox"
    ? control.checked !== control.defaultChecked
    : control.value.trim() !== control.defaultValue;
}

/**
 * The address of a changed filter form, or null when nothing changed. A single checkbox or range has its canonical
 * address in its data attributes. For several changes the server redirects the form's address to the canonical one.
 */
export function changedAddress(form: HTMLFormElement): string | null {
  const changed = controlsOf(form).filter(isChanged);
  const [first] = changed;
  if (!first) return null;
  const range = first.closest<HTMLElement>("[data-between]");
  if (range && changed.every((control) => range.contains(control)))
    return rangeAddress(range) ?? formAddress(form);
  return (changed.length === 1 && first.dataset["href"]) || formAddress(form);
}

/** The address of a keyword form, from the server's template when there is one. */
export function keywordAddress(form: HTMLFormElement): string {
  const typed = form.querySelector<HTMLInputElement>("input[type=search]")?.value ?? "";
  const { words } = form.dataset;
  return (words && typedKeywordAddress(words, typed)) || formAddress(form);
}

/** The address that a browser would send a GET form to, without empty fields. */
export function formAddress(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") params.append(name, value);
  }
  return `${form.getAttribute("action")}?${params}`;
}

function rangeAddress(range: HTMLElement): string | null {
  const [min, max] = range.querySelectorAll<HTMLInputElement>("input[name]");
  return typedRangeAddress(range.dataset as RangeAddresses, [min?.value ?? "", max?.value ?? ""]);
}

/**
 * Resets the controls to the page's values after the list changed, except the focused field. The non-bubbling `change`
 * event updates the slider of a field.
 */
export function showApplied(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (!isChanged(control)) continue;
    if (control.type === "checkbox") control.checked = control.defaultChecked;
    else if (control !== document.activeElement) {
      control.value = control.defaultValue;
      control.dispatchEvent(new Event("change"));
    }
  }
}
