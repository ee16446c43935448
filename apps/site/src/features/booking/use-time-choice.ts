"use client";

import { type RefObject, useEffect, useState } from "react";
import type { ChoiceSlot, TimeChoice } from "./time-choice.ts";
import { optionKey, type TimeStepContent } from "./time-step-content.ts";

/** A start with whether it is free for the chosen options. */
export type FreeSlot = ChoiceSlot & { isFree: boolean };

/**
 * The chosen day, time and options, and what follows from them.
 *
 * @param form its radios may have been pressed before the scripts ran
 */
export function useTimeChoice(
  { choice, day, start, options: given }: TimeStepContent,
  form: RefObject<HTMLFormElement | null>,
) {
  const [options, setOptions] = useState(given && { adviser: given.adviser, transport: given.transport });
  const [chosenDay, setDay] = useState(day);
  const [chosen, setStart] = useState(start);
  useEffect(() => {
    if (!form.current) return;
    const pressed = new FormData(form.current);
    const text = (name: string) => pressed.get(name)?.toString();
    setDay((before) => text("day") ?? before);
    setStart((before) => text("start") ?? before);
    setOptions(
      (before) =>
        before && {
          adviser: text("adviser") ?? before.adviser,
          transport: text("transport") ?? before.transport,
        },
    );
  }, [form]);
  const slots = freeSlots(choice, optionKey(options));
  const free = (date: string) => slots.filter((slot) => slot.day === date && slot.isFree).length;
  const shownDay = chosenDay ?? choice.days.find(({ value }) => free(value) > 0)?.value ?? null;
  const slot = slots.find(({ value, isFree, day: date }) => value === chosen && isFree && date === shownDay);
  return {
    options,
    setOption: (name: "adviser" | "transport", value: string) =>
      setOptions((before) => before && { ...before, [name]: value }),
    shownDay,
    setDay,
    /** The chosen time; none while it is not free. */
    slot,
    setStart,
    slots: slots.filter((one) => one.day === shownDay),
    free,
    nextFreeDay: choice.days.find(({ value }) => (shownDay === null || value > shownDay) && free(value) > 0),
  };
}

function freeSlots({ slots, free }: TimeChoice, key: string): FreeSlot[] {
  const marks = free[key] ?? "";
  return slots.map((slot, at) => ({ ...slot, isFree: marks[at] === "1" }));
}
