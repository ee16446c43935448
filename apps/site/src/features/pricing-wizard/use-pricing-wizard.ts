"use client";

import {
  type PricingWizard,
  type PricingWizardAction,
  pricingWizardReducer,
  resumePricingWizard,
  type WizardTerms,
} from "@forecourt/visitor";
import { useEffect, useMemo, useState } from "react";
import { useAskedStep } from "#content/step-flow/use-asked-step.ts";
import { rememberAnswers, rememberedAnswers } from "./remembered-answers.ts";
import { stepAt, wizardAddress } from "./wizard-address.ts";
import type { WizardContent } from "./wizard-content.ts";
import { wizardSettings } from "./wizard-settings.ts";

/** A history entry that was opened from the step before it: Back returns there. */
type EntryState = { openedFrom?: string } | null;

/**
 * The state of the wizard. The step is in the address, so that the browser's Back and Forward move between steps; the
 * answers are in session storage, so that they survive a reload.
 */
export function usePricingWizard({ given, finance, subject }: WizardContent) {
  const settings = useMemo(() => wizardSettings(finance), [finance]);
  const [wizard, setWizard] = useState<PricingWizard>(() => ({
    ...resumePricingWizard(given.terms, given.step),
    // Without scripts the server has moved an unanswered step already.
    step: given.step,
    errors: [...given.errors],
  }));
  /** Changes when stored answers replace the fields' first values. */
  const [restored, setRestored] = useState(false);
  const addressOf = (step: PricingWizard["step"]) => wizardAddress(subject, { step });

  function act(action: PricingWizardAction): PricingWizard {
    const { wizard: after } = pricingWizardReducer(wizard, action, settings);
    setWizard(after);
    if (after.terms !== wizard.terms) rememberAnswers(after.terms);
    return after;
  }

  useEffect(() => {
    const answers = merged(rememberedAnswers(settings, finance), given.terms);
    rememberAnswers(answers);
    const resumed = resumePricingWizard(answers, given.step);
    if (resumed.step !== given.step) history.replaceState(null, "", addressOf(resumed.step));
    setWizard(given.errors.length > 0 ? (before) => ({ ...before, terms: answers }) : resumed);
    setRestored(true);
  }, []);

  useAskedStep((number) => {
    const step = stepAt(number);
    if (step === wizard.step || wizard.step === "complete") return;
    const opened = act({ type: "step-opened", step });
    if (opened.step !== step) history.replaceState(null, "", addressOf(opened.step));
  });

  return {
    wizard,
    settings,
    restored,
    act,
    /** Errors of an action, without carrying it out. */
    check: (action: PricingWizardAction) => pricingWizardReducer(wizard, action, settings).wizard.errors,
    /** Carries out an answer; the next step gets its own entry in the browser's history. */
    answer(action: PricingWizardAction) {
      const after = act(action);
      if (after.step === wizard.step) return;
      const state: EntryState = { openedFrom: wizard.step };
      history.pushState(state, "", addressOf(after.step));
    },
    /** Opens the previous step. */
    back() {
      const after = act({ type: "back" });
      if (after.step === wizard.step) return;
      if ((history.state as EntryState)?.openedFrom === after.step) history.back();
      else history.replaceState(null, "", addressOf(after.step));
    },
  };
}

/** Answers in the address win over remembered ones. */
function merged(remembered: WizardTerms, given: WizardTerms): WizardTerms {
  const known = Object.entries(given).filter(([, answer]) => answer !== null);
  return { ...remembered, ...Object.fromEntries(known) };
}
