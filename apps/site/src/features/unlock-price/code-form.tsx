"use client";

import { Button } from "@forecourt/ui/button";
import { Field } from "@forecourt/ui/field";
import { Form } from "@forecourt/ui/form";
import type { FormOutcome } from "@forecourt/ui/form-state";
import { FormStatus } from "@forecourt/ui/form-status";
import { OtpInput } from "@forecourt/ui/otp-input";
import { ResendCode } from "@forecourt/ui/resend-code";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import type { VerificationError } from "@forecourt/visitor";
import { useRef, useState } from "react";
import { fieldId } from "#content/lead-form/field-id.ts";
import { PHONE_API_PATH } from "#shared/addresses/public-paths.ts";
import { reportEvent } from "#shared/tracking/report-event.ts";
import { CODE_FORM_ID } from "./code-form-id.ts";
import { HiddenInputs } from "./hidden-inputs.tsx";
import { createPhoneVerification } from "./phone-verification.ts";
import { sendPhoneRequest } from "./send-phone-request.ts";
import type { CodeFormContent } from "./unlock-step-content.ts";

const FIELD_ID = fieldId(CODE_FORM_ID, "code");
const RESEND_FORM_ID = "resend";

type CodeFormProps = {
  form: CodeFormContent;
  autoFocus?: boolean;
  /** Gets the address of the page that follows; by default it opens. */
  onVerified?: ((page: string) => void) | undefined;
};

/**
 * The form for the six-digit code, and the button for a new one. Without scripts both are posted and a page comes
 * back.
 */
export function CodeForm({
  form,
  autoFocus = false,
  onVerified = (page) => location.assign(page),
}: CodeFormProps) {
  const { hidden, errors, refused, resend } = form;
  const [verification] = useState(() =>
    createPhoneVerification(sendPhoneRequest(hidden, errors["step.expired"])),
  );
  const [notice, setNotice] = useState<{ tone: "success" | "info" | "error"; text: string } | null>(
    form.notice,
  );
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const messageOf = (error: VerificationError) => ("text" in error ? error.text : errors[error.code]) ?? "";
  const action = (data: FormData) => ({ type: "code-submitted", code: String(data.get("code")) }) as const;

  async function send(data: FormData): Promise<FormOutcome> {
    const { step, error } = await verification.act(action(data));
    if (step === "verified") {
      await reportEvent({ name: "UnlockInventory" });
      onVerified(form.granted);
    }
    if (!error) return { kind: "continued" };
    return error.at === "request"
      ? { kind: "failed" }
      : { kind: "invalid", errors: { [FIELD_ID]: messageOf(error.error) } };
  }

  async function sendAnother() {
    const { error } = await verification.act({ type: "new-code-requested" });
    setNotice(
      error ? { tone: "error", text: messageOf(error.error) } : { tone: "success", text: resend.sent },
    );
    field.current?.focus();
  }

  return (
    <>
      {notice ? (
        <FormStatus tone={notice.tone} className="mb-5">
          {notice.text}
        </FormStatus>
      ) : null}
      <Form
        id={CODE_FORM_ID}
        method="post"
        action={PHONE_API_PATH}
        refused={refused ? { errors: { [FIELD_ID]: refused.message } } : undefined}
        problemId={refused ? "problem" : undefined}
        validate={(data) => {
          const error = verification.check(action(data));
          return error ? { [FIELD_ID]: messageOf(error.error) } : {};
        }}
        send={send}
        problemTitle={form.problemTitle}
        problemPrefix={form.problemPrefix}
        pendingText={form.pending}
        failure={{ title: errors["request.failed"], text: null }}
      >
        {({ errors, pending }) => (
          <div>
            <HiddenInputs values={{ ...hidden, type: "code-verification" }} />
            <Field id={FIELD_ID} label={form.label} hint={form.hint} error={errors[FIELD_ID]}>
              {(control) => (
                <OtpInput
                  {...control}
                  ref={field}
                  name="code"
                  required
                  autoFocus={autoFocus}
                  verifying={pending}
                  defaultValue={refused?.code}
                />
              )}
            </Field>
            <Button type="submit" size="lg" block pending={pending} className="mt-5">
              {form.submit}
            </Button>
          </div>
        )}
      </Form>
      {hydrated ? (
        <ResendCode
          label={resend.label}
          rule={resend.rule}
          ready={resend.ready}
          seconds={resend.seconds}
          onResend={sendAnother}
          size="lg"
          block
          className="mt-2"
        />
      ) : (
        <form id={RESEND_FORM_ID} method="post" action={PHONE_API_PATH} className="mt-2">
          <HiddenInputs values={{ ...hidden, type: "phone-validation" }} />
          <Button type="submit" variant="secondary" size="lg" block>
            {resend.label}
          </Button>
        </form>
      )}
    </>
  );
}
