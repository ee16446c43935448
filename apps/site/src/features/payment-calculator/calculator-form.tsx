"use client";

import { type ComponentProps, type FormEvent, useEffect, useRef } from "react";
import { absentFields, changedFields, isComplete, readField, writeFields } from "./calculator-fields.ts";
import { useEstimate } from "./estimate-provider.tsx";
import { choiceFields, defaultChoices, readChoices } from "./payment-choices.ts";
import { rememberChoices, rememberedChoices } from "./remembered-choices.ts";

/**
 * The calculator's form. As a plain form it asks the server for the estimate; with JavaScript every change is
 * worked out here, with the same functions, and kept for the other vehicles of this visit.
 */
export function CalculatorForm(
  props: Omit<ComponentProps<"form">, "method" | "onInput" | "onChange" | "onReset">,
) {
  const { deal, choices, chosen, choose } = useEstimate();
  const form = useRef<HTMLFormElement>(null);
  const assumed = choiceFields(defaultChoices(deal));

  const take = (element: HTMLFormElement) => {
    choose(readChoices((name) => readField(element, name), deal));
    rememberChoices({ ...absentFields(element, rememberedChoices()), ...changedFields(element, assumed) });
  };

  // Once, at hydration: the page makes a new form for each vehicle.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.dataset["live"] = "";
    const touched = Object.keys(changedFields(element, choiceFields(choices))).length > 0;
    if (!touched && !chosen) writeFields(element, rememberedChoices());
    take(element);
    // A remembered amount may be out of this vehicle's limits.
    writeFields(element, choiceFields(readChoices((name) => readField(element, name), deal)));
  }, []);

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && isComplete(target)) take(currentTarget);
  };

  const onBlur = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "number") return;
    const settled = readChoices((name) => readField(currentTarget, name), deal);
    writeFields(currentTarget, choiceFields(settled));
    take(currentTarget);
  };

  const onReset = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    writeFields(event.currentTarget, assumed);
    rememberChoices({});
    take(event.currentTarget);
  };

  return (
    <form ref={form} method="get" noValidate onInput={onInput} onBlur={onBlur} onReset={onReset} {...props} />
  );
}
