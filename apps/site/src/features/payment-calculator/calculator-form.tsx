"use client";

import { type ComponentProps, type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useEstimate } from "./estimate/estimate-provider.tsx";
import { hasRememberedChoices } from "./estimate/has-remembered-choices.ts";

/** Loads the figures' code too: a figure whose code does not come would fail the page. */
const loadUpdates = async () => {
  const [updates] = await Promise.all([
    import("./calculator-updates.ts"),
    import("./estimate/changed-figure.tsx"),
  ]);
  return updates;
};
const prepare = () => void loadUpdates().catch(() => {});
type Updates = Awaited<ReturnType<typeof loadUpdates>>;

/**
 * The calculator's form. Without scripts it asks the server for the estimate. With scripts it calculates every change
 * here, with the same functions: they are loaded when the pointer or the focus comes near. If they do not come, the
 * server's button is shown again. It remembers changes for the visit's other vehicles.
 */
export function CalculatorForm(
  props: Omit<
    ComponentProps<"form">,
    "method" | "onInput" | "onBlur" | "onPointerUp" | "onKeyUp" | "onReset"
  >,
) {
  const { basis, initial, chosen, choose, setLoading } = useEstimate();
  const [live, setLive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const mayExceedLimits = useRef(false);
  const calculate = (run: (updates: Updates, calculator: Parameters<Updates["update"]>[0]) => void) => {
    const element = form.current;
    if (!element) return;
    // Both are skipped when the code is there already.
    const timer = setTimeout(() => setLoading(true));
    loadUpdates()
      .then(
        (updates) => {
          setLive(true);
          run(updates, { form: element, deal: basis.deal, locale: basis.locale, choose });
        },
        () => setLive(false),
      )
      .finally(() => {
        clearTimeout(timer);
        setLoading(false);
      });
  };

  // Once, at hydration: each vehicle has a new form. The server's figures are right for untouched fields.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    setLive(true);
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
      onPointerEnter={prepare}
      onFocus={prepare}
      data-live={live ? "" : undefined}
      {...props}
    />
  );
}

/**
 * Whether a field differs from what the server rendered. Sliders have no name and report early moves themselves:
 * browsers round their values, so they differ untouched.
 */
function isTouched(field: Element): boolean {
  if (!(field instanceof HTMLInputElement) || field.name === "") return false;
  return field.type === "radio" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
