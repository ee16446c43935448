"use client";

import { type ComponentProps, type FormEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { useEstimate } from "./estimate/estimate-provider.tsx";
import { hasRememberedChoices } from "./estimate/has-remembered-choices.ts";

const loadUpdates = () => import("./calculator-updates.ts");
type Updates = Awaited<ReturnType<typeof loadUpdates>>;

/**
 * The calculator's form. Without scripts it asks the server for the estimate. With scripts it calculates every change
 * here, with the same functions: they are loaded when the pointer or the focus comes near. It remembers changes for the
 * visit's other vehicles.
 */
export function CalculatorForm(
  props: Omit<
    ComponentProps<"form">,
    "method" | "onInput" | "onBlur" | "onPointerUp" | "onKeyUp" | "onReset"
  >,
) {
  const { basis, initial, chosen, choose } = useEstimate();
  const form = useRef<HTMLFormElement>(null);
  const mayExceedLimits = useRef(false);
  const calculate = (run: (updates: Updates, calculator: Parameters<Updates["update"]>[0]) => void) => {
    const element = form.current;
    if (!element) return;
    void loadUpdates().then((updates) => run(updates, { form: element, deal: basis.deal, choose }));
  };

  // Once, at hydration: each vehicle has a new form. The server's figures are right for untouched fields.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.dataset["live"] = "";
    if (chosen || hasRememberedChoices() || [...element.elements].some(isTouched))
      calculate(({ restore }, calculator) => restore(calculator, initial, chosen));
  }, []);

  // Fields are clamped to their limits when a text field loses focus or a slider is released, not at every key: a lower
  // price then lowers cash down, but not while the thumb is moving.
  const clamp = () => {
    if (!mayExceedLimits.current) return;
    mayExceedLimits.current = false;
    calculate(({ commit }, calculator) => commit(calculator));
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    mayExceedLimits.current = true;
    if (target instanceof HTMLInputElement && target.type !== "radio")
      calculate(({ updateWhileTyping }, calculator) => updateWhileTyping(calculator, target));
    else clamp();
  };

  const onRelease = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && target.type === "range") clamp();
  };

  const onReset = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    calculate(({ reset }, calculator) => reset(calculator));
  };

  return (
    <form
      ref={form}
      method="get"
      noValidate
      onInput={onInput}
      onBlur={clamp}
      onPointerUp={onRelease}
      onKeyUp={onRelease}
      onReset={onReset}
      onPointerEnter={() => void loadUpdates()}
      onFocus={() => void loadUpdates()}
      {...props}
    />
  );
}

/** Whether a field differs from what the server rendered. */
function isTouched(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  return field.type === "radio" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
