import { useState, useTransition } from "react";
import { fetchUnlockStep } from "./fetch-unlock-step.ts";
import { UnlockStep } from "./unlock-step.tsx";
import type { UnlockStepContent } from "./unlock-step-content.ts";

type UnlockStepsProps = {
  first: UnlockStepContent;
  /** Called before a next step is shown. */
  onShow: (step: UnlockStepContent) => void;
  /** Closes the dialog. */
  onDone: () => void;
};

/** The steps of the unlock, one after the other. A step stays until the next one has come; each gets the focus. */
export function UnlockSteps({ first, onShow, onDone }: UnlockStepsProps) {
  const [{ step, number }, setShown] = useState({ step: first, number: 1 });
  const [isLoading, startLoading] = useTransition();

  const show = (page: string) =>
    startLoading(async () => {
      const next = await fetchUnlockStep(page).catch(() => null);
      if (!next) return location.assign(page);
      onShow(next);
      setShown({ step: next, number: number + 1 });
    });

  return (
    <div aria-busy={isLoading || undefined} className="aria-busy:opacity-60">
      <UnlockStep key={number} step={step} onNext={show} onDone={onDone} headingRef={focusHeading} />
    </div>
  );
}

const focusHeading = (heading: HTMLHeadingElement | null) => heading?.focus();
