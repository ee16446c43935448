"use client";

import { useEffect } from "react";
import { enhanceStep } from "./unlock-flow.ts";

/** Lets the step that is a page of its own be answered in place; the next step is then the next page. */
export function LiveUnlockStep() {
  useEffect(() => {
    const step = document.querySelector<HTMLElement>("main [data-unlock-step]");
    if (!step || step.dataset["live"]) return;
    step.dataset["live"] = "true";
    enhanceStep(step, location.href, (page) => location.assign(page));
  }, []);
  return null;
}
