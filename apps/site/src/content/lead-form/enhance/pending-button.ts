/**
 * Marks a form's button as at work and back. It keeps its focus, which `disabled` would throw away; that a second
 * press sends nothing is the sender's business.
 */
export function showPending(form: HTMLFormElement, pending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button) return;
  for (const name of ["aria-disabled", "aria-busy"]) {
    if (pending) button.setAttribute(name, "true");
    else button.removeAttribute(name);
  }
}

/** Says how it goes, under the button; screen readers hear it when they are done with what they say. */
export function showProgress(form: HTMLFormElement, text: string): void {
  const line = form.querySelector("[data-progress]");
  if (line) line.textContent = text;
}
