import {
  type FormError,
  type FormField,
  formErrors,
  type LeadError,
  type LeadKind,
  validateForm,
} from "@forecourt/leads/forms";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";
import { leadBodyFromForm } from "#shared/lead-form/lead-body-from-form.ts";
import { nextPage } from "#shared/lead-form/next-page.ts";
import type { UnlockStep } from "#shared/lead-form/unlock-step.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { fetchWithRetry } from "../sending/fetch-with-retry.ts";
import { createRequestKey, randomKey } from "../sending/request-key.ts";
import { errorMessage } from "./error-message.ts";
import { fieldsOfForm } from "./fields-of-form.ts";
import type { FormMessages } from "./form-messages.ts";
import { formValues } from "./form-values.ts";
import { showPending, showProgress } from "./pending-button.ts";
import { showFieldError } from "./show-field-error.ts";
import { showSummary } from "./show-summary.ts";
import { type Control, controlOf, watchFields } from "./watch-fields.ts";

type ServerError = LeadError & { message?: string };
type LeadResponse = { unlock?: UnlockStep; errors?: ServerError[] };

/** An attempt that takes longer counts as failed. */
const ATTEMPT_TIMEOUT_MS = 15_000;

/**
 * Submits a lead form with `fetch`. Validates with the server's rules, uses one idempotency key, and shows errors
 * beside the fields. `onAccepted` gets the URL of the next page.
 */
export function enhanceLeadForm(form: HTMLFormElement, onAccepted: (page: string) => void): void {
  const messages = JSON.parse(form.dataset["messages"] ?? "{}") as FormMessages;
  const keyOf = createRequestKey(randomKey);
  const opened = performance.now();
  let sending = false;

  const fields = fieldsOfForm(form);
  watchFields(form, fields, messages);
  const show = (errors: readonly FormError[]) => showErrors(form, { fields, errors, messages });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (sending) return;
    const values = formValues(form);
    const kind = values["kind"] as LeadKind;
    const definition = formOfKind(kind);
    const invalid = validateForm(definition, values);
    show(invalid);
    if (invalid.length > 0) return;

    sending = true;
    showPending(form, true);
    showProgress(form, messages.sending);
    const elapsed = Math.round(performance.now() - opened);
    const body = { ...leadBodyFromForm(values), website: values["website"] };
    const key = keyOf(JSON.stringify(body));
    const response = await fetchWithRetry({
      send: () =>
        fetch(form.action, {
          method: "POST",
          headers: { "Content-Type": "application/json", "Idempotency-Key": key },
          body: JSON.stringify({ ...body, elapsed }),
          signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
        }),
      onRetry: () => showProgress(form, messages.retrying),
      now: () => performance.now(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
    sending = false;
    showPending(form, false);
    showProgress(form, "");

    if (!response) return showFailure(form);
    const result = (await response.json().catch(() => ({}))) as LeadResponse;
    if (response.ok) {
      const { vin = null } = values;
      const on = { vin, next: sameOriginPath(values["next"]), locale: asLocale(values["locale"]) };
      return onAccepted(nextPage(kind, result.unlock ?? "none", on));
    }
    const errors = formErrors(definition, result.errors ?? []);
    if (errors.fields.length > 0) return show(errors.fields);
    showFailure(form, response.status === 429 ? result.errors?.[0]?.message : undefined);
  });
}

type Shown = { fields: readonly FormField[]; errors: readonly FormError[]; messages: FormMessages };

function showErrors(form: HTMLFormElement, { fields, errors, messages }: Shown): void {
  form.querySelector("[data-failure]")?.setAttribute("hidden", "");
  for (const { name } of fields) {
    const control = controlOf(form, name);
    const code = errors.find(({ field }) => field === name)?.code;
    if (control) showFieldError(control, code ? errorMessage(messages, name, code) : null);
  }
  const lines = errors.flatMap(({ field, code }) => {
    const control = controlOf(form, field);
    return control
      ? [{ control, message: summaryMessage(control, errorMessage(messages, field, code), messages) }]
      : [];
  });
  showSummary(form, lines, messages.errorPrefix);
}

/** `This field is required` needs the field's label in the summary. */
function summaryMessage(control: Control, message: string, messages: FormMessages): string {
  const label = control.labels?.[0]?.textContent ?? "";
  return message === messages.errors.required
    ? messages.problemLine.replace("{label}", label).replace("{message}", message)
    : message;
}

/** Shows that sending failed and how to contact the store. The values stay in the form. */
function showFailure(form: HTMLFormElement, message?: string): void {
  const failure = form.querySelector<HTMLElement>("[data-failure]");
  if (!failure) return;
  const text = failure.querySelector("[data-failure-message]");
  if (message && text) text.textContent = message;
  failure.hidden = false;
  failure.focus();
}
