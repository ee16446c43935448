/**
 * Marks a form's submit button as pending or not. Not with `disabled`, which would drop the focus; the caller has to
 * ignore further submits.
 */
export function showPending(form: HTMLFormElement, pending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button) return;
  for (const name of ["aria-disabled", "aria-busy"]) {
    if (pending) button.setAttribute(name, "true");
    else button.removeAttribute(name);
  }
}

/** Shows the progress below the button, in a polite live region. */
export function showProgress(form: HTMLFormElement, text: string): void {
  const line = form.querySelector("[data-progress]");
  if (line) line.textContent = text;
}
