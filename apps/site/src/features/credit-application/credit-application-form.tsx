"use client";

import {
  APPLICATION_STEPS,
  type ApplicationStep,
  type QuestionStep,
  validateStep,
} from "@forecourt/leads/credit-application";
import { Button } from "@forecourt/ui/button";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { Form } from "@forecourt/ui/form";
import type { FormErrors, FormOutcome } from "@forecourt/ui/form-state";
import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormParagraph } from "#content/lead-form/form-paragraph.tsx";
import { Honeypot } from "#content/lead-form/honeypot.tsx";
import { formValues } from "#content/lead-form/sending/form-values.ts";
import { BackLink } from "#content/step-flow/back-link.tsx";
import { StepFlowLayout } from "#content/step-flow/step-flow-layout.tsx";
import { useFocusOnStep } from "#content/step-flow/use-focus-on-step.ts";
import { HONEYPOT_FIELD } from "#shared/lead-form/lead-body-from-form.ts";
import { reportEvent } from "#shared/tracking/report-event.ts";
import { stepAddress, stepNumber } from "./application-address.ts";
import type { ApplicationContent } from "./application-content.ts";
import {
  messagesOf,
  roleAndField,
  stepOfControl,
  summaryLine,
  summaryTitle,
} from "./application-messages.ts";
import { ApplicationSummary } from "./application-summary.tsx";
import { EncryptionNote } from "./encryption-note.tsx";
import { type SealedOnce, sendApplication } from "./send-application.ts";
import { ApplicationStepFields } from "./steps/application-step-fields.tsx";
import { useCreditApplication } from "./use-credit-application.ts";
import { WithoutScripts } from "./without-scripts.tsx";

/**
 * The credit application. Without scripts it is one long form, which the server seals. With scripts it is five steps,
 * and the browser seals the answers before they are sent (docs/product/credit-application.md).
 */
export function CreditApplicationForm({ content }: { content: ApplicationContent }) {
  const { words, path, given, facts, failure } = content;
  const flow = useCreditApplication(content);
  const { application, filled, showsAll } = flow;
  const { step, answers } = application;
  const posted = given.posted;
  const [refusal, setRefusal] = useState(() => {
    const errors = posted ? messagesOf(posted.errors, words) : {};
    return { title: summaryTitle(errors, given.answers, words), isOnlyOne: Object.keys(errors).length === 1 };
  });
  const sealed = useRef<SealedOnce>(null);
  const [opened] = useState(() => ({ at: performance.now() }));
  const heading = useFocusOnStep(step);
  const previous = APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) - 1];

  /** The errors of the shown step; of all steps in the last one. */
  function validate(data: FormData): FormErrors {
    const asked = step === "review" ? null : (step as QuestionStep);
    return messagesOf(validateStep(asked, flow.answersOf(data), facts.today), words);
  }

  function refused(errors: FormErrors) {
    const controls = Object.keys(errors);
    setRefusal({ title: summaryTitle(errors, answers, words), isOnlyOne: controls.length === 1 });
    if (step === "review") flow.go({ type: "send" });
    const roles = controls.map((control) => roleAndField(control)[0]);
    const role = roles.includes(application.role) ? application.role : roles.find(Boolean);
    if (role) flow.act({ type: "applicant-chosen", role });
  }

  async function send(data: FormData, tell: (progress: string) => void): Promise<FormOutcome> {
    const given = flow.answersOf(data);
    if (step !== "review") {
      flow.go({ type: "answered", answers: given });
      return { kind: "continued" };
    }
    flow.act({ type: "send" });
    const outcome = await sendApplication(given, {
      content,
      elapsed: performance.now() - opened.at,
      honeypot: formValues(data)[HONEYPOT_FIELD] ?? "",
      sealed,
      onRetry: () => tell(words.retrying),
    }).catch((): { kind: "failed"; text: string } => ({ kind: "failed", text: words.sealFailed }));
    if (outcome.kind === "failed") {
      flow.act({ type: "send-failed" });
      return { kind: "failed", ...(outcome.text && { text: outcome.text }) };
    }
    flow.act({ type: "sent" });
    flow.finish();
    const { firstName, lastName, email, phone } = given.applicant;
    await reportEvent({
      name: "FullCreditApplication",
      vin: content.vin ?? undefined,
      user: { firstName, lastName, email, phone },
    });
    location.assign(`${path}?sent=1`);
    return { kind: "continued" };
  }

  /** A link of the summary may lead to another step or to the other applicant: it is shown first. */
  function showTarget(event: MouseEvent<HTMLFormElement>) {
    const link = (event.target as Element).closest?.("a[href^='#']");
    const control = link?.getAttribute("href")?.slice(1);
    if (!control) return;
    const [role] = roleAndField(control);
    flushSync(() => {
      if (role) flow.act({ type: "applicant-chosen", role });
      if (stepOfControl(control) !== step) flow.open(stepOfControl(control));
    });
  }

  function typed(event: FormEvent<HTMLFormElement>) {
    flow.act({ type: "typed", answers: flow.answersOf(new FormData(event.currentTarget)) });
  }

  return (
    <StepFlowLayout
      title={content.title}
      steps={APPLICATION_STEPS.map((id) => ({ id, label: words.steps[id] }))}
      step={step}
      place={fillPlaceholders(words.place, {
        number: stepNumber(step),
        total: APPLICATION_STEPS.length,
        label: words.steps[step],
      })}
      stateWords={words}
      heading={words.steps[step]}
      headingRef={heading}
      lead={words.leads[step]}
      summary={<ApplicationSummary content={content} step={step} onOpen={flow.open} />}
    >
      <WithoutScripts />
      <Form
        id="credit-application"
        key={filled}
        method="post"
        action={stepAddress(content, step)}
        onClickCapture={showTarget}
        onChange={typed}
        refused={
          posted && filled === 0
            ? {
                errors: messagesOf(posted.errors, words),
                ...(posted.failure && { failure: { text: posted.failure } }),
              }
            : undefined
        }
        problemId="problem"
        validate={validate}
        onRefused={refused}
        send={send}
        problemTitle={refusal.title}
        summaryLine={(control, message) => summaryLine(control, message, answers, words, refusal.isOnlyOne)}
        problemPrefix={words.problemPrefix}
        pendingText={words.sending}
        failure={{
          title: words.failedTitle,
          text: <FormParagraph text={failure.text} newTab={words.newTab} />,
        }}
      >
        {({ errors, pending }) => (
          <div ref={flow.fields}>
            {Object.entries(content.hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Honeypot form="credit-application" label={words.website} />
            <div className="rounded-lg border border-line bg-surface">
              {APPLICATION_STEPS.map((id) => (
                <section
                  key={id}
                  data-step={id}
                  className={`application-part ${showsAll || id === step ? "" : "hidden"}`}
                  aria-label={words.steps[id]}
                >
                  <ApplicationStepFields
                    step={id}
                    content={content}
                    application={application}
                    showsAll={showsAll}
                    errors={errors}
                    onRole={(role) => flow.act({ type: "applicant-chosen", role })}
                    onOpen={flow.open}
                  />
                </section>
              ))}
              <EncryptionNote words={words} icon={content.icons.lock} />
            </div>
            <div className="mt-6 flex flex-wrap justify-between gap-3">
              <BackLink
                back={previous ? { href: stepAddress(content, previous), onBack: flow.back } : null}
                label={words.back}
                className="scripts-only"
              />
              <Button
                type="submit"
                size="lg"
                pending={pending}
                className="ms-auto min-w-40 flex-1 sm:min-w-48 sm:flex-none"
              >
                <SubmitText step={step} showsAll={showsAll} words={words} />
              </Button>
            </div>
          </div>
        )}
      </Form>
    </StepFlowLayout>
  );
}

type SubmitTextProps = { step: ApplicationStep; showsAll: boolean; words: ApplicationContent["words"] };

/** "Continue", and "Send" in the last step. Without scripts the only button sends. */
function SubmitText({ step, showsAll, words }: SubmitTextProps) {
  if (step === "review" || showsAll) return words.send;
  return (
    <>
      <span className="scripts-only">{words.next}</span>
      <span className="no-scripts-only hidden">{words.send}</span>
    </>
  );
}
