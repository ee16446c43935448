/**
 * Says beside a control what is wrong with it, in the line that the form brings for it (`data-error-line`), or takes
 * the line away. The control is tied to the line for assistive technology, as the server does it.
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
  const shape = control.closest("form")?.querySelector<HTMLElement>("[data-error-line]");
  if (!shape) return null;
  const line = shape.cloneNode(true) as HTMLElement;
  line.id = id;
  line.hidden = false;
  line.removeAttribute("data-error-line");
  control.closest("div")?.after(line);
  return line;
}
