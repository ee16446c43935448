"use client";

import { parseEmail } from "@forecourt/contact-details";
import { Button } from "@forecourt/ui/button";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { Field } from "@forecourt/ui/field";
import { Form } from "@forecourt/ui/form";
import type { FormErrors, FormOutcome } from "@forecourt/ui/form-state";
import { TextInput } from "@forecourt/ui/text-input";
import { fieldId } from "../lead-form/field-id.ts";
import { FormParagraph } from "../lead-form/form-paragraph.tsx";
import { Honeypot } from "../lead-form/honeypot.tsx";
import { formValues } from "../lead-form/sending/form-values.ts";
import { openConfirmation } from "../lead-form/sending/open-confirmation.ts";
import type { EmailFormContent } from "./email-form-content.ts";
import { sendEmailForm } from "./send-email-form.ts";

/**
 * A form that asks for an email address only. Without scripts it is posted and a page comes back; with scripts it is
 * sent as JSON, and errors appear beside the field.
 */
export function EmailForm({ form }: { form: EmailFormContent }) {
  const { id, words, failure, refused } = form;
  const control = fieldId(id, "email");

  const errorsOf = (values: Readonly<Record<string, string>>): FormErrors => {
    const email = parseEmail(values["email"]);
    if (email.ok) return {};
    return { [control]: email.errors[0].code === "email.required" ? words.required : words.email };
  };

  async function send(data: FormData, tell: (progress: string) => void): Promise<FormOutcome> {
    const outcome = await sendEmailForm(form.action, formValues(data), () => tell(words.retrying));
    if (outcome.kind === "accepted") openConfirmation(form.next, location);
    return outcome.kind === "accepted" ? { kind: "continued" } : outcome;
  }

  return (
    <Form
      id={id}
      method="post"
      action={form.action}
      refused={
        refused && {
          errors: refused.error === undefined ? {} : { [control]: refused.error },
          ...(refused.failure && { failure: refused.failure }),
        }
      }
      problemId={refused && "problem"}
      validate={(data) => errorsOf(formValues(data))}
      send={send}
      problemTitle={words.problemTitle}
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
          <Field id={control} label={form.label} hint={form.hint} error={errors[control]}>
            {(field) => (
              <TextInput
                {...field}
                type="email"
                name="email"
                required
                maxLength={254}
                autoComplete="email"
                spellCheck={false}
                defaultValue={form.value}
              />
            )}
          </Field>
          <Button type="submit" size="lg" block pending={pending} className="mt-5">
            {form.submit}
          </Button>
          <FinePrint className="mt-4">
            <FormParagraph text={form.note} newTab={words.newTab} />
          </FinePrint>
        </div>
      )}
    </Form>
  );
}
