import { formValues } from "#content/lead-form/enhance/form-values.ts";
import { enhanceLeadForm } from "#content/lead-form/enhance/lead-form.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { UNLOCK_GRANTED_PATH } from "#shared/addresses/public-paths.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { enhanceCodeForm } from "./enhance-code-form.ts";
import { fetchStep } from "./fetch-step.ts";

/**
 * Runs the unlock in a dialog. Each step comes from the page for browsers without scripts. When the step cannot be
 * loaded, that page opens. Closing the dialog after the last step reloads the page with unlocked prices.
 */
export async function openUnlock(dialog: HTMLDialogElement, address: string): Promise<void> {
  if (!dialog.open) dialog.showModal();
  await showStep(dialog, address);
}

async function showStep(dialog: HTMLDialogElement, address: string): Promise<void> {
  const body = dialog.querySelector<HTMLElement>("[data-unlock-body]");
  const loading = dialog.querySelector<HTMLElement>("[data-unlock-loading]");
  if (loading && body?.childElementCount === 0) loading.hidden = false;
  const step = await fetchStep(address);
  if (loading) loading.hidden = true;
  if (!body || !step) return location.assign(address);
  body.replaceChildren(step);
  dialog.scrollTop = 0;
  if (step.dataset["unlockStep"] === "granted") reloadOnClose(dialog);
  enhanceStep(step, address, (page) => showStep(dialog, page));
  const code = step.querySelector<HTMLInputElement>("input[name=code]");
  (code ?? step.querySelector("h1"))?.focus();
}

/** Enhances a step's forms, in the dialog or on a page; `show` opens the next page. */
export function enhanceStep(step: HTMLElement, address: string, show: (page: string) => void): void {
  const lead = step.querySelector<HTMLFormElement>("form[data-lead-form]");
  if (lead) enhanceLeadForm(lead, show);
  const code = step.querySelector<HTMLFormElement>("form#code");
  const { searchParams } = new URL(address, location.href);
  const on = { vin: searchParams.get("vin"), next: searchParams.get("next") };
  const resend = step.querySelector<HTMLFormElement>("form#resend");
  if (!code) return;
  const locale = asLocale(formValues(code)["locale"]);
  enhanceCodeForm(code, resend, () => show(localPath(locale, pathWith(UNLOCK_GRANTED_PATH, on))));
}

function reloadOnClose(dialog: HTMLDialogElement): void {
  dialog.addEventListener("close", () => location.reload(), { once: true });
}
