"use client";

import { type ComponentProps, type FormEvent, useEffect, useRef } from "react";
import { absentFields, changedFields, isComplete, readForm, writeFields } from "./calculator-fields.ts";
import { useEstimate } from "./estimate/estimate-provider.tsx";
import { choiceFields, defaultChoices } from "./estimate/payment-choices.ts";
import { rememberChoices, rememberedChoices } from "./estimate/remembered-choices.ts";

/**
 * The calculator's form. Without scripts it asks the server for the estimate. With scripts it calculates every change
 * here, with the same functions. It remembers changes for the visit's other vehicles.
 */
export function CalculatorForm(
  props: Omit<ComponentProps<"form">, "method" | "onInput" | "onChange" | "onReset">,
) {
  const { deal, choices, chosen, choose } = useEstimate();
  const form = useRef<HTMLFormElement>(null);
  const defaults = choiceFields(defaultChoices(deal));

  const update = (element: HTMLFormElement) => {
    const updated = readForm(element, deal);
    choose(updated);
    // Default cash down may be a share of the price: the default for the earlier price is not the shopper's choice.
    const changed = changedFields(element, defaults, choiceFields(defaultChoices(deal, updated.price)));
    rememberChoices({ ...absentFields(element, rememberedChoices()), ...changed });
  };

  const commit = (element: HTMLFormElement) => {
    writeFields(element, choiceFields(readForm(element, deal)));
    update(element);
  };

  // Once, at hydration: each vehicle has a new form.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.dataset["live"] = "";
    const touched = Object.keys(changedFields(element, choiceFields(choices))).length > 0;
    const remembered = touched || chosen ? {} : rememberedChoices();
    // The rendered payment is right for untouched fields.
    if (!touched && !chosen && Object.keys(remembered).length === 0) return;
    writeFields(element, remembered);
    update(element);
    // A remembered amount may exceed this vehicle's limits.
    writeFields(element, choiceFields(readForm(element, deal)));
  }, []);

  // The native `change` event, because React's fires at every key: it fires when a text field loses focus or a slider
  // is released. A lower price then lowers cash down, but not while the thumb is moving.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onCommit = () => commit(element);
    element.addEventListener("change", onCommit);
    return () => element.removeEventListener("change", onCommit);
  });

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && isComplete(target)) update(currentTarget);
  };

  const onReset = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    writeFields(event.currentTarget, defaults);
    rememberChoices({});
    update(event.currentTarget);
  };

  return <form ref={form} method="get" noValidate onInput={onInput} onReset={onReset} {...props} />;
}
