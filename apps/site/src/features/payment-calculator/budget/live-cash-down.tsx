"use client";

import { Slider, type SliderProps } from "@forecourt/ui/slider";
import type { ComponentProps, ReactNode } from "react";
import { useEstimate } from "../estimate/estimate-provider.tsx";

/*
 * The parts of the cash down field that follow the chosen price. The server renders the rest. Before a change of price
 * its limits are right; then `calculator-updates.ts` calculates them.
 */

export function CashDownInput(props: ComponentProps<"input">) {
  const { cashDown } = useEstimate();
  return <input {...props} {...(cashDown && { min: cashDown.min, max: cashDown.max })} />;
}

export function CashDownSlider(props: SliderProps) {
  const { cashDown } = useEstimate();
  return (
    <Slider
      {...props}
      {...(cashDown && { min: cashDown.min, max: cashDown.max, step: cashDown.slideStep })}
    />
  );
}

/** The highest cash down as text; `children` is the server's. */
export function CashDownMax({ children }: { children: ReactNode }) {
  return useEstimate().cashDown?.maxText ?? children;
}
