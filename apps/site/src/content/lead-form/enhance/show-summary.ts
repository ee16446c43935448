/** One line of a summary: the control it leads to, and the words that stand beside it. */
export type SummaryLine = { control: HTMLElement; message: string };

/**
 * Lists at the top of a form what is wrong with it, moves the focus there, and marks the document's title; without
 * lines it takes all that away. The shape is the form's own (`data-summary`).
 */
export function showSummary(form: HTMLFormElement, lines: readonly SummaryLine[], titlePrefix: string): void {
  const summary = form.querySelector<HTMLElement>("[data-summary]");
  const list = summary?.querySelector("ul");
  const shape = list?.querySelector("li");
  if (!summary || !list || !shape) return;
  list.replaceChildren(...(lines.length > 0 ? lines.map((line) => summaryItem(shape, line)) : [shape]));
  summary.hidden = lines.length === 0;
  markTitle(lines.length > 0, titlePrefix);
  if (lines.length > 0) summary.focus();
}

function summaryItem(shape: HTMLElement, { control, message }: SummaryLine): HTMLElement {
  const item = shape.cloneNode(true) as HTMLElement;
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

/** Says in the document's title that something is wrong, or no longer. */
export function markTitle(wrong: boolean, prefix: string): void {
  const title = document.title.replace(`${prefix} `, "");
  document.title = wrong ? `${prefix} ${title}` : title;
}
