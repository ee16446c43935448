"use client";

import {
  type ApplicationAnswers,
  type ApplicationStep,
  answersFromForm,
  type CreditApplication,
  type CreditApplicationAction,
  creditApplicationReducer,
  firstOpenStep,
  NEW_APPLICATION,
} from "@forecourt/leads/credit-application";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { formValues } from "#content/lead-form/sending/form-values.ts";
import { useAskedStep } from "#content/step-flow/use-asked-step.ts";
import { stepAddress, stepAt } from "./application-address.ts";
import type { ApplicationContent } from "./application-content.ts";
import { mergeAnswers } from "./merge-answers.ts";
import { forgetDraft, rememberDraft, rememberedDraft } from "./remembered-draft.ts";

/** A history entry that was opened from the step before it: Back returns there. */
type EntryState = { openedFrom?: string } | null;

/**
 * The state of the application. The step is in the address; a draft is in the tab's storage; income, birth date, social
 * security number and consent are in this component's memory alone (docs/product/credit-application.md).
 */
export function useCreditApplication(content: ApplicationContent) {
  const { given, facts } = content;
  const [application, setApplication] = useState<CreditApplication>(() => ({
    ...NEW_APPLICATION,
    step: given.step,
    answers: given.answers,
  }));
  /** Increments when other answers replace the fields' first values. */
  const [filled, setFilled] = useState(0);
  /** Every step is shown until the scripts run, after a post that was refused. */
  const [showsAll, setShowsAll] = useState(given.posted !== null);
  const fields = useRef<HTMLDivElement>(null);
  const asked = stepAt(useSearchParams().get("step"));
  const latest = useRef(application);
  latest.current = application;

  function act(action: CreditApplicationAction): CreditApplication {
    const { application: after } = creditApplicationReducer(latest.current, action, facts.today);
    if (after.answers !== latest.current.answers) rememberDraft(after.answers);
    latest.current = after;
    setApplication(after);
    return after;
  }

  /** The answers with what the form has now. */
  const answersOf = (data: FormData): ApplicationAnswers =>
    mergeAnswers(latest.current.answers, answersFromForm(formValues(data)));

  useEffect(() => {
    setShowsAll(false);
    const draft = rememberedDraft();
    const before = draft && !given.posted ? mergeAnswers(given.answers, draft) : given.answers;
    const form = fields.current?.closest("form");
    const typed = form ? answersFromForm(formValues(new FormData(form))) : before;
    // What was typed before the scripts ran wins over the draft.
    const answers = mergeAnswers(before, typed, { onlyFilled: true });
    const step = given.posted ? given.step : firstOpenStep(answers, given.step, facts.today);
    if (step !== asked) history.replaceState(null, "", stepAddress(content, step));
    setApplication((now) => ({ ...now, answers, step }));
    if (draft && !given.posted) setFilled((count) => count + 1);
  }, []);

  useAskedStep((number) => {
    const step = stepAt(number);
    if (step === latest.current.step) return;
    const opened = act({ type: "step-opened", step });
    if (opened.step !== step) history.replaceState(null, "", stepAddress(content, opened.step));
  });

  /** Opens a step after an action; it gets its own entry in the browser's history. */
  function go(action: CreditApplicationAction): void {
    const { step: from } = latest.current;
    const after = act(action);
    if (after.step === from) return;
    const state: EntryState = { openedFrom: from };
    history.pushState(state, "", stepAddress(content, after.step));
  }

  return {
    application,
    fields,
    filled,
    showsAll,
    act,
    go,
    answersOf,
    open: (step: ApplicationStep) => go({ type: "step-opened", step }),
    back() {
      const after = act({ type: "back" });
      if ((history.state as EntryState)?.openedFrom === after.step) history.back();
      else history.replaceState(null, "", stepAddress(content, after.step));
    },
    /** Ends the application: nothing of it stays in this tab, not even for the browser's Back. */
    finish() {
      forgetDraft();
      latest.current = NEW_APPLICATION;
      setApplication(NEW_APPLICATION);
      setFilled((count) => count + 1);
    },
  };
}
