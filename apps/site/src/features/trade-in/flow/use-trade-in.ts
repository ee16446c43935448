"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useAskedStep } from "#content/step-flow/use-asked-step.ts";
import { CONTACT_STEP, flowSteps, openedStep } from "#shared/trade-in/flow-steps.ts";
import type { OwnVehicle, TradeInEntry } from "#shared/trade-in/own-vehicle.ts";
import type { VehiclePart } from "#shared/trade-in/vehicle-parts.ts";
import { tradeInAddress } from "../trade-in-address.ts";
import type { TradeInContent } from "../trade-in-content.ts";
import { answerCategory } from "./answer-category.ts";
import { rememberEntry, rememberedEntry } from "./remembered-entry.ts";

/** A history entry that was opened from the step before it: Back returns there. */
type EntryState = { openedFrom?: string } | null;

export type TradeInFlowState = {
  step: string;
  /** How the vehicle is found; null while the found one is shown. */
  by: VehiclePart | null;
  entry: TradeInEntry;
};

/**
 * The state of the journey. The step is in the address, so that the browser's Back and Forward move between steps; the
 * entry is in session storage, so that it survives a reload.
 */
export function useTradeIn({ given, questionnaire, subject }: TradeInContent) {
  const [state, setState] = useState<TradeInFlowState>({
    step: given.step,
    by: given.by,
    entry: given.entry,
  });
  /** Changes when the fields get new first values: the stored entry, or a question that was not there. */
  const [version, setVersion] = useState(0);
  const asked = stepNumber(useSearchParams().get("step"));
  const { step, entry } = state;
  const numberOf = (id: string, { answers }: TradeInEntry = entry) =>
    flowSteps(questionnaire, answers).indexOf(id) + 1;
  const addressOf = (id: string, of: TradeInEntry = entry) =>
    tradeInAddress(subject, { step: numberOf(id, of) });

  function change(after: Partial<TradeInFlowState>): void {
    setState((before) => ({ ...before, ...after }));
    if (after.entry) rememberEntry(after.entry);
  }

  /** Opens a step; it gets its own entry in the browser's history. */
  function open(next: string, of: TradeInEntry): void {
    change({ step: next, entry: of, by: null });
    if (next === step) return;
    const openedFrom: EntryState = { openedFrom: step };
    history.pushState(openedFrom, "", addressOf(next, of));
  }

  useEffect(() => {
    const known = given.sealed === null ? rememberedEntry() : given.entry;
    const opened = openedStep(questionnaire, known, asked);
    rememberEntry(known);
    if (given.errors.length === 0) {
      change({ entry: known, step: opened });
      if (opened !== given.step || given.sealed !== null)
        history.replaceState(null, "", addressOf(opened, known));
    }
    setVersion(1);
  }, []);

  useAskedStep((number) => {
    const opened = openedStep(questionnaire, entry, stepNumber(number));
    if (opened === step) return;
    change({ step: opened, by: null });
    if (numberOf(opened) !== stepNumber(number)) history.replaceState(null, "", addressOf(opened));
  });

  return {
    ...state,
    version,
    numberOf,
    /** Shows how the vehicle is found, to find another or to correct it. */
    findBy: (by: VehiclePart) => change({ by }),
    /** The vehicle is found; its miles are asked next. */
    found: (vehicle: OwnVehicle) => {
      const { mileage, exteriorColor } = entry.vehicle ?? {};
      const known = { ...(mileage !== undefined && { mileage }), ...(exteriorColor && { exteriorColor }) };
      change({ by: null, entry: { ...entry, vehicle: { ...known, ...vehicle } } });
    },
    /** The vehicle is complete; the questionnaire is next. */
    describe: (vehicle: OwnVehicle) => {
      const after = { ...entry, vehicle };
      open(flowSteps(questionnaire, after.answers)[1] ?? CONTACT_STEP, after);
    },
    /** Keeps an answer as soon as it is chosen, so that the questions that depend on it appear. */
    choose: (questionId: string, value: string) =>
      change({ entry: { ...entry, answers: { ...entry.answers, [questionId]: value } } }),
    /** Carries out a category's form; returns its errors. */
    answer: (categoryId: string, questions: readonly string[], values: Readonly<Record<string, string>>) => {
      const after = answerCategory(questionnaire, categoryId, entry.answers, questions, values);
      open(after.step, { ...entry, answers: after.answers });
      if (after.step === categoryId && after.errors.length === 0) setVersion((before) => before + 1);
      return after.errors;
    },
    /** Opens the previous step. */
    back: () => {
      const previous = flowSteps(questionnaire, entry.answers)[numberOf(step) - 2];
      if (previous === undefined) return;
      change({ step: previous, by: null });
      if ((history.state as EntryState)?.openedFrom === previous) history.back();
      else history.replaceState(null, "", addressOf(previous));
    },
  };
}

const stepNumber = (step: string | null) => Number(step ?? 1);

export type TradeInFlow = ReturnType<typeof useTradeIn>;
