/**
 * Shows an error below a control, or removes it. Clones the form's template (`data-error-line`) and sets the same ARIA
 * attributes as the server.
 */
export function showFieldError(control: HTMLElement, message: string | null): void {
  const id = `${control.id}-error`;
  const described = (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((part) => part && part !== id);
  let line = document.getElementById(id);
  if (message === null) {
    line?.remove();
    control.removeAttribute("aria-invalid");
  } else {
    line ??= newLine(control, id);
    line?.lastChild?.replaceWith(message);
    control.setAttribute("aria-invalid", "true");
    described.unshift(id);
  }
  if (described.length > 0) control.setAttribute("aria-describedby", described.join(" "));
  else control.removeAttribute("aria-describedby");
}

function newLine(control: HTMLElement, id: string): HTMLElement | null {
  const template = control.closest("form")?.querySelector<HTMLElement>("[data-error-line]");
  if (!template) return null;
  const line = template.cloneNode(true) as HTMLElement;
  line.id = id;
  line.hidden = false;
  line.removeAttribute("data-error-line");
  control.closest("div")?.after(line);
  return line;
}
