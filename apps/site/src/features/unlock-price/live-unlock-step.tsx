"use client";

import { useEffect } from "react";
import { enhanceStep } from "./unlock-flow.ts";

/** Enhances the unlock step of the current page; the next step is the next page. */
export function LiveUnlockStep() {
  useEffect(() => {
    const step = document.querySelector<HTMLElement>("main [data-unlock-step]");
    if (!step || step.dataset["live"]) return;
    step.dataset["live"] = "true";
    enhanceStep(step, location.href, (page) => location.assign(page));
  }, []);
  return null;
}
