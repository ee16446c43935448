"use client";

import { Button } from "@forecourt/ui/button";
import { Form } from "@forecourt/ui/form";
import type { FormOutcome } from "@forecourt/ui/form-state";
import { FormParagraph } from "#content/lead-form/form-paragraph.tsx";
import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";
import { formValues } from "#content/lead-form/sending/form-values.ts";
import { refusesCookies } from "#content/lead-form/sending/refuses-cookies.ts";
import { sendLead } from "#content/lead-form/sending/send-lead.ts";
import { shownRememberChoice } from "#content/lead-form/sending/shown-remember-choice.ts";
import { HiddenInputs } from "./hidden-inputs.tsx";

type CallFormProps = {
  form: LeadFormContent;
  /** Gets the address of the page that follows; by default it opens. */
  onAsked?: ((page: string) => void) | undefined;
};

/**
 * The button that asks for a call instead of a code. It sends the details again, with the wish. Pressed twice it is
 * one lead: its key is made of its content.
 */
export function CallForm({ form, onAsked = (page) => location.assign(page) }: CallFormProps) {
  const { id, action, hidden, words, failure, submit, refused } = form;

  async function send(data: FormData, tell: (progress: string) => void): Promise<FormOutcome> {
    const outcome = await sendLead(shownRememberChoice(formValues(data)), {
      action,
      elapsed: null,
      onRetry: () => tell(words.retrying),
    });
    if (outcome.kind !== "accepted") return outcome.kind === "failed" ? outcome : { kind: "failed" };
    onAsked(outcome.page);
    return { kind: "continued" };
  }

  return (
    <Form
      id={id}
      method="post"
      action={action}
      refused={refused && { ...refused, errors: {} }}
      problemId={refused && "problem"}
      send={send}
      isPosted={refusesCookies}
      problemTitle={words.problemTitle}
      problemPrefix={words.problemPrefix}
      pendingText={words.sending}
      failure={{ title: failure.title, text: <FormParagraph text={failure.text} newTab={words.newTab} /> }}
      className="mt-2"
    >
      {({ pending }) => (
        <div>
          <HiddenInputs values={hidden} />
          <Button type="submit" variant="ghost" size="lg" block pending={pending}>
            {submit}
          </Button>
        </div>
      )}
    </Form>
  );
}
