import { parseVerificationCode } from "@forecourt/contact-details";
import { formValues } from "#content/lead-form/enhance/form-values.ts";
import { showPending, showProgress } from "#content/lead-form/enhance/pending-button.ts";
import { showFieldError } from "#content/lead-form/enhance/show-field-error.ts";
import { markTitle } from "#content/lead-form/enhance/show-summary.ts";
import type { CodeFormWords } from "./code-form.tsx";
import { countDown } from "./count-down.ts";

type Answer = { success: boolean; error: string | null; message: string };

/** The least time between two codes; the server enforces it too. */
const RESEND_SECONDS = 30;

/**
 * Submits the code without leaving the page and shows errors at the field. A new code can be requested every 30
 * seconds. `onVerified` runs after the correct code.
 */
export function enhanceCodeForm(
  form: HTMLFormElement,
  resend: HTMLFormElement | null,
  onVerified: () => void,
): void {
  const words = JSON.parse(form.dataset["words"] ?? "{}") as CodeFormWords;
  const field = form.querySelector<HTMLInputElement>("input[name=code]");
  if (!field) return;
  let busy = false;

  // With a single field its error is enough: it gets the focus, not a summary.
  const show = (message: string | null) => {
    showFieldError(field, message);
    markTitle(message !== null, words.errorPrefix);
    if (message !== null) field.focus();
  };
  field.addEventListener("input", () => {
    if (field.getAttribute("aria-invalid") === "true") showFieldError(field, null);
  });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (busy) return;
    const code = parseVerificationCode(field.value);
    if (!code.ok) return show(code.error.code === "code.required" ? words.required : words.digits);
    busy = true;
    showPending(form, true);
    showProgress(form, words.confirming);
    const answer = await post(form);
    busy = false;
    showPending(form, false);
    showProgress(form, "");
    if (answer?.success) onVerified();
    else show(answer?.message ?? words.failed);
  });

  const button = resend?.querySelector("button");
  if (!resend || !button) return;
  const wait = () => countDown(button, RESEND_SECONDS, { counting: words.resendIn, done: words.resend });
  wait();
  resend.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.getAttribute("aria-disabled") === "true") return;
    wait();
    const answer = await post(resend);
    show(null);
    if (!answer?.success) show(answer?.message ?? words.failed);
    else {
      showProgress(form, answer.message);
      field.focus();
    }
  });
}

async function post(form: HTMLFormElement): Promise<Answer | null> {
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(formValues(form)),
  };
  return fetch(form.action, request)
    .then((response) => response.json() as Promise<Answer>)
    .catch(() => null);
}
