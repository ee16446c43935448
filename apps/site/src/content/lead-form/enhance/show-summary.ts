/** One line of a summary: a message and the control that it links to. */
export type SummaryLine = { control: HTMLElement; message: string };

/**
 * Shows the error summary of a form (`data-summary`), focuses it and marks the document's title. Without lines it hides
 * the summary.
 */
export function showSummary(form: HTMLFormElement, lines: readonly SummaryLine[], titlePrefix: string): void {
  const summary = form.querySelector<HTMLElement>("[data-summary]");
  const list = summary?.querySelector("ul");
  const template = list?.querySelector("li");
  if (!summary || !list || !template) return;
  list.replaceChildren(...(lines.length > 0 ? lines.map((line) => summaryItem(template, line)) : [template]));
  summary.hidden = lines.length === 0;
  markTitle(lines.length > 0, titlePrefix);
  if (lines.length > 0) summary.focus();
}

function summaryItem(template: HTMLElement, { control, message }: SummaryLine): HTMLElement {
  const item = template.cloneNode(true) as HTMLElement;
  const link = item.querySelector("a");
  if (!link) return item;
  link.href = `#${control.id}`;
  link.textContent = message;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    control.focus();
  });
  return item;
}

/** Adds the error prefix to the document's title, or removes it. */
export function markTitle(hasErrors: boolean, prefix: string): void {
  const title = document.title.replace(`${prefix} `, "");
  document.title = hasErrors ? `${prefix} ${title}` : title;
}
