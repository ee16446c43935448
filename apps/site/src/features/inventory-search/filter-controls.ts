type Control = HTMLInputElement;

/** The controls of a filter form that a shopper changes: boxes and typed fields, not the hidden ones. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => element instanceof HTMLInputElement && element.type !== "hidden",
  );
}

/** Whether a control says something else than the page it came with. */
export function isChanged(control: Control): boolean {
  return control.type === "checkbox"
    ? control.checked !== control.defaultChecked
    : control.value.trim() !== control.defaultValue;
}

/**
 * Where a changed form leads, or null when nothing was changed. One box alone knows its address; anything else asks
 * the server, which answers a form's address with the canonical one.
 */
export function changedAddress(form: HTMLFormElement): string | null {
  const changed = controlsOf(form).filter(isChanged);
  const [first, ...others] = changed;
  if (!first) return null;
  return (others.length === 0 && first.dataset["href"]) || formAddress(form);
}

/** The address that the browser itself would send a GET form to, without the fields that were left empty. */
export function formAddress(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") params.append(name, value);
  }
  return `${form.getAttribute("action")}?${params}`;
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
