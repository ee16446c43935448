"use client";

import { type ComponentProps, type FormEvent, useEffect, useRef } from "react";
import { absentFields, changedFields, isComplete, readForm, writeFields } from "./calculator-fields.ts";
import { useEstimate } from "./estimate/estimate-provider.tsx";
import { choiceFields, defaultChoices } from "./estimate/payment-choices.ts";
import { rememberChoices, rememberedChoices } from "./estimate/remembered-choices.ts";

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
    const taken = readForm(element, deal);
    choose(taken);
    // Cash down may be a share of the price: what was assumed before the price changed is no choice of the shopper's.
    const changed = changedFields(element, assumed, choiceFields(defaultChoices(deal, taken.price)));
    rememberChoices({ ...absentFields(element, rememberedChoices()), ...changed });
  };

  const settle = (element: HTMLFormElement) => {
    writeFields(element, choiceFields(readForm(element, deal)));
    take(element);
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
    writeFields(element, choiceFields(readForm(element, deal)));
  }, []);

  // The browser's own event, since React's is that of every key: a typed field is left, or a slider is let go. A lower
  // price then takes cash down with it, and not while the thumb is only passing.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onSettled = () => settle(element);
    element.addEventListener("change", onSettled);
    return () => element.removeEventListener("change", onSettled);
  });

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && isComplete(target)) take(currentTarget);
  };

  const onReset = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    writeFields(event.currentTarget, assumed);
    rememberChoices({});
    take(event.currentTarget);
  };

  return <form ref={form} method="get" noValidate onInput={onInput} onReset={onReset} {...props} />;
}
