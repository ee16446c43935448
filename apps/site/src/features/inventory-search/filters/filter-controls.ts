import { type RangeAddresses, typedKeywordAddress, typedRangeAddress } from "./typed-address.ts";

/** The controls of a form that a shopper changes and a form sends: boxes and typed fields. */
function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type !== "hidden" && element.name !== "",
  );
}

/** Whether a control says something else than the page it came with. */
function isChanged(control: HTMLInputElement): boolean {
  return control.type === "checkbox"
    ? control.checked !== control.defaultChecked
    : control.value.trim() !== control.defaultValue;
}

/**
 * Where a changed filter form leads, or null when nothing was changed. One box, or the fields of one range, know
 * their canonical address; several at once ask the server, which redirects a form's address to the canonical one.
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

/** Where a keyword form leads: to the address that the server wrote around the keywords. */
export function keywordAddress(form: HTMLFormElement): string {
  const typed = form.querySelector<HTMLInputElement>("input[type=search]")?.value ?? "";
  const { words } = form.dataset;
  return (words && typedKeywordAddress(words, typed)) || formAddress(form);
}

/** The address that the browser itself would send a GET form to, without the fields that were left empty. */
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
 * Puts the controls back to what the page says, after the list behind them changed. A field being typed in is left
 * alone. The fields' own `change`, which does not bubble, tells a slider over them.
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
