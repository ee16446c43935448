"use client";

import { validateForm } from "@forecourt/leads/forms";
import { Button } from "@forecourt/ui/button";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { Form } from "@forecourt/ui/form";
import type { FormErrors, FormOutcome } from "@forecourt/ui/form-state";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { withLimits } from "#shared/lead-form/amount-limits.ts";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";
import { randomKey } from "#shared/random-key.ts";
import type { PageEvent } from "#shared/tracking/reported-event.ts";
import { FormFields } from "./form-fields.tsx";
import { FormParagraph } from "./form-paragraph.tsx";
import { FormStateContext } from "./form-state-context.ts";
import type * as Toasts from "./form-toaster.tsx";
import { Honeypot } from "./honeypot.tsx";
import type { LeadFormContent } from "./lead-form-content.ts";
import { byControl, messagesOf, summaryLine } from "./lead-form-messages.ts";
import { RememberBox } from "./remember-box.tsx";
import { chosenFile, formValues } from "./sending/form-values.ts";
import { openConfirmation } from "./sending/open-confirmation.ts";
import { refusesCookies } from "./sending/refuses-cookies.ts";
import { reportLead } from "./sending/report-lead.ts";
import { createRequestKey } from "./sending/request-key.ts";
import { type AcceptedLead, type LeadOutcome, sendLead } from "./sending/send-lead.ts";
import { shownRememberChoice } from "./sending/shown-remember-choice.ts";

export type LeadFormProps = {
  form: LeadFormContent;
  /** Before the words of the button. */
  submitIcon?: ReactNode;
  submitBlock?: boolean;
  /** Beside the button: another way to reach the dealership. */
  besideSubmit?: ReactNode;
  /** Gets the address of the page that follows, and what came of the lead. By default the page opens. */
  onAccepted?: (page: string, accepted: AcceptedLead) => void;
  /** Called with the valid values before they are sent. */
  onSend?: (values: Readonly<Record<string, string>>) => void;
  /** Further fields of the JSON body. */
  extra?: Readonly<Record<string, unknown>>;
  /** What the tracker gets instead of the event of the form's kind. */
  event?: PageEvent["name"];
  /** Called when the lead was not accepted; what was typed stays. */
  onRefused?: () => void;
  /** Above the fields and below them, in their grid. */
  before?: ReactNode;
  after?: ReactNode;
  /** `FormFields` and what is between them; by default all fields in order. */
  children?: ReactNode;
};

/**
 * A lead form. Without scripts it is posted and the page comes back. With scripts it is validated by the server's
 * rules and sent as JSON; errors appear beside the fields (docs/product/forms.md).
 */
export function LeadForm({
  form,
  submitIcon,
  submitBlock = false,
  besideSubmit,
  onAccepted = (page) => openConfirmation(page, location),
  onSend,
  extra,
  event,
  onRefused,
  before,
  after,
  children = <FormFields />,
}: LeadFormProps) {
  const { id, words, failure, refused } = form;
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [toaster, setToaster] = useState<ReactNode>(null);
  const [{ keyOf, opened }] = useState(() => ({
    keyOf: createRequestKey(randomKey),
    // A form of the document can be filled in before its scripts run.
    opened: isHydrating ? 0 : performance.now(),
  }));

  async function send(data: FormData, tell: (progress: string) => void): Promise<FormOutcome> {
    const values = shownRememberChoice(formValues(data));
    onSend?.(values);
    const outcome = await sendLead(values, {
      action: form.action,
      keyOf,
      extra,
      file: form.file && chosenFile(data, form.file.name),
      elapsed: isFilledIn(form) ? null : performance.now() - opened,
      onRetry: () => tell(words.retrying),
    });
    if (outcome.kind === "accepted") {
      await reportLead(values, outcome, { event, booked: extra?.["start"] !== undefined });
      onAccepted(outcome.page, outcome);
    } else if (outcome.kind === "sent-back") location.assign(outcome.page);
    else onRefused?.();
    if (outcome.kind === "failed") void showToast(({ toastFailure }) => toastFailure(form, outcome.text));
    return shownOutcome(outcome, form);
  }

  /** Its scripts are loaded when they are needed; without them the form's own message is enough. */
  async function showToast(show: (toasts: typeof Toasts) => void): Promise<void> {
    const toasts = await import("./form-toaster.tsx").catch(() => null);
    if (!toasts) return;
    setToaster(<toasts.FormToaster form={form} />);
    show(toasts);
  }

  function showMissing(errors: FormErrors, data: FormData): void {
    if (form.missingDetails) void showToast(({ toastMissing }) => toastMissing(form, errors, data));
  }

  return (
    <>
      {toaster}
      <Form
        id={id}
        method="post"
        action={form.action}
        encType={form.file && "multipart/form-data"}
        data-lead-form=""
        className="group/form"
        refused={refused && { ...refused, errors: byControl(refused.fields, id) }}
        problemId={refused && "problem"}
        validate={(data) => messagesOf(wrongFields(formValues(data), form), form)}
        send={send}
        isPosted={() => refusesCookies() && !extra}
        onRefused={showMissing}
        problemTitle={words.problemTitle}
        summaryLine={(control, message) => summaryLine(form, control, message)}
        problemPrefix={words.problemPrefix}
        pendingText={words.sending}
        failure={{ title: failure.title, text: <FormParagraph text={failure.text} newTab={words.newTab} /> }}
      >
        {({ errors, pending }) => (
          <div>
            {Object.entries(form.hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Honeypot form={id} label={words.website} />
            <div className="large-stack grid grid-cols-2 gap-x-4 gap-y-4.5">
              {before}
              <FormStateContext value={{ form, errors }}>{children}</FormStateContext>
              {after}
            </div>
            <RememberBox remember={form.remember} />
            <FinePrint className="mt-4">
              <FormParagraph text={form.consent} newTab={words.newTab} />
            </FinePrint>
            <div
              className={
                besideSubmit ? "mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4" : "mt-4"
              }
            >
              <Button type="submit" size="lg" block={submitBlock} pending={pending}>
                {submitIcon}
                {form.submit}
              </Button>
              {besideSubmit}
            </div>
          </div>
        )}
      </Form>
    </>
  );
}

const subscribe = () => () => {};

/** Whether the form came with the shopper's details: then one press sends it, however soon. */
const isFilledIn = ({ fields }: LeadFormContent) =>
  fields.some(({ name, value }) => name === "email" && value);

const wrongFields = (values: Record<string, string>, { limits }: LeadFormContent) =>
  validateForm(withLimits(formOfKind(values["kind"], values["form"]), limits, values), values);

function shownOutcome(outcome: LeadOutcome, form: LeadFormContent): FormOutcome {
  switch (outcome.kind) {
    case "accepted":
    case "sent-back":
      return { kind: "continued" };
    case "invalid":
      return { kind: "invalid", errors: messagesOf(outcome.errors, form) };
    case "failed":
      return outcome;
  }
}
