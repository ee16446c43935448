/** One step of a flow, in its fixed place: a step that is not asked keeps its number, so that no other is renumbered. */
export type FlowStep = {
  id: string;
  /** Not asked at the moment, such as the trade's value of somebody who does not trade in. */
  skipped?: boolean;
};

export type StepState = "done" | "current" | "todo" | "skipped";

/** What each step is while one of them is shown; an unknown current step leaves all to do. */
export function stepStates(steps: readonly FlowStep[], current: string): StepState[] {
  const at = steps.findIndex(({ id }) => id === current);
  return steps.map(({ skipped }, index) => {
    if (index === at) return "current";
    if (skipped) return "skipped";
    return index < at ? "done" : "todo";
  });
}

/** The step that is asked next after or before one; null past either end. */
export function neighbourOf<T extends FlowStep>(steps: readonly T[], current: string, by: 1 | -1): T | null {
  const at = steps.findIndex(({ id }) => id === current);
  if (at < 0) return null;
  for (let index = at + by; index >= 0 && index < steps.length; index += by)
    if (!steps[index]!.skipped) return steps[index]!;
  return null;
}
