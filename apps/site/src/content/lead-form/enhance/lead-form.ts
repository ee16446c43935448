import {
  type FormError,
  type FormField,
  formErrors,
  type LeadError,
  type LeadErrorCode,
  type LeadKind,
  validateForm,
} from "@forecourt/leads/forms";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";
import { leadBodyFromForm } from "#shared/lead-form/lead-body-from-form.ts";
import { nextPage } from "#shared/lead-form/next-page.ts";
import type { UnlockStep } from "#shared/lead-form/unlock-step.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import type { FormWords } from "../form-words.ts";
import { fieldsOfForm } from "./fields-of-form.ts";
import { formValues } from "./form-values.ts";
import { showPending, showProgress } from "./pending-button.ts";
import { createRequestKey, randomKey } from "./request-key.ts";
import { sendPatiently } from "./send-patiently.ts";
import { showFieldError } from "./show-field-error.ts";
import { showSummary } from "./show-summary.ts";
import { type Control, controlOf, watchFields } from "./watch-fields.ts";

type ServerError = LeadError & { message?: string };
type Answer = { unlock?: UnlockStep; errors?: ServerError[] };

/** A try that takes longer than this counts as failed. */
const TRY_MS = 15_000;

/**
 * Sends a lead's form in place: checked here with the server's own rules, sent with a key that makes tries one lead,
 * answered beside the fields. `onAccepted` gets the page that follows.
 */
export function enhanceLeadForm(form: HTMLFormElement, onAccepted: (page: string) => void): void {
  const words = JSON.parse(form.dataset["words"] ?? "{}") as FormWords;
  const keyOf = createRequestKey(randomKey);
  const opened = performance.now();
  let sending = false;

  const fields = fieldsOfForm(form);
  watchFields(form, fields, words);
  const show = (errors: readonly FormError[]) => showErrors(form, { fields, errors, words });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (sending) return;
    const values = formValues(form);
    const kind = values["kind"] as LeadKind;
    const shape = formOfKind(kind);
    const wrong = validateForm(shape, values);
    show(wrong);
    if (wrong.length > 0) return;

    sending = true;
    showPending(form, true);
    showProgress(form, words.sending);
    const elapsed = Math.round(performance.now() - opened);
    const body = { ...leadBodyFromForm(values), website: values["website"] };
    const key = keyOf(JSON.stringify(body));
    const sent = await sendPatiently({
      send: () =>
        fetch(form.action, {
          method: "POST",
          headers: { "Content-Type": "application/json", "Idempotency-Key": key },
          body: JSON.stringify({ ...body, elapsed }),
          signal: AbortSignal.timeout(TRY_MS),
        }),
      onRetry: () => showProgress(form, words.retrying),
      now: () => performance.now(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
    sending = false;
    showPending(form, false);
    showProgress(form, "");

    if (sent.kind === "gave-up") return showFailure(form);
    const answer = (await sent.response.json().catch(() => ({}))) as Answer;
    if (sent.response.status === 202) {
      const { vin = null } = values;
      const on = { vin, next: sameOriginPath(values["next"]), locale: asLocale(values["locale"]) };
      return onAccepted(nextPage(kind, answer.unlock ?? "none", on));
    }
    const named = formErrors(shape, answer.errors ?? []);
    if (named.fields.length > 0) return show(named.fields);
    showFailure(form, sent.response.status === 429 ? answer.errors?.[0]?.message : undefined);
  });
}

type Shown = { fields: readonly FormField[]; errors: readonly FormError[]; words: FormWords };

function showErrors(form: HTMLFormElement, { fields, errors, words }: Shown): void {
  form.querySelector("[data-failure]")?.setAttribute("hidden", "");
  for (const { name } of fields) {
    const control = controlOf(form, name);
    const code = errors.find(({ field }) => field === name)?.code;
    if (control) showFieldError(control, code ? words.errors[code] : null);
  }
  const lines = errors.flatMap(({ field, code }) => {
    const control = controlOf(form, field);
    return control ? [{ control, message: summaryMessage(control, code, words) }] : [];
  });
  showSummary(form, lines, words.errorPrefix);
}

/** `This field is required` alone does not say which. */
function summaryMessage(control: Control, code: LeadErrorCode, words: FormWords): string {
  const message = words.errors[code];
  const label = control.labels?.[0]?.textContent ?? "";
  return code === "required"
    ? words.problemLine.replace("{label}", label).replace("{message}", message)
    : message;
}

/** Says that it could not be taken and how to reach a person; what was typed stays. */
function showFailure(form: HTMLFormElement, message?: string): void {
  const failure = form.querySelector<HTMLElement>("[data-failure]");
  if (!failure) return;
  const text = failure.querySelector("[data-failure-message]");
  if (message && text) text.textContent = message;
  failure.hidden = false;
  failure.focus();
}
