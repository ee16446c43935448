import { find } from "./element.ts";

/** The form of an example, its sentence for screen readers, and the place of its result. */
export type LiveForm = { form: HTMLFormElement; status: HTMLElement; output: HTMLElement };

/** Calls `update` with the form's texts, now and after each change. */
export function liveForm(
  id: string,
  update: (texts: Record<string, string>, live: LiveForm) => void | Promise<void>,
): void {
  const example = find<HTMLElement>(document, `#${id}`);
  const live = {
    form: find<HTMLFormElement>(example, "form"),
    status: find<HTMLElement>(example, "[role=status]"),
    output: find<HTMLElement>(example, ".live-output"),
  };
  const updateNow = () => void update(textsOf(live.form), live);
  live.form.addEventListener("input", updateNow);
  live.form.addEventListener("submit", (event) => event.preventDefault());
  updateNow();
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
