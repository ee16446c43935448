/** A step of a flow. Skipped steps keep their index, so that other numbers do not change. */
export type FlowStep = {
  id: string;
  /** Not asked now, for example the trade-in value if there is no trade-in. */
  skipped?: boolean;
};

export type StepState = "done" | "current" | "todo" | "skipped";

/** The state of each step. With an unknown current step, all are to do. */
export function stepStates(steps: readonly FlowStep[], current: string): StepState[] {
  const at = steps.findIndex(({ id }) => id === current);
  return steps.map(({ skipped }, index) => {
    if (index === at) return "current";
    if (skipped) return "skipped";
    return index < at ? "done" : "todo";
  });
}

/** The next or previous step that is not skipped; null at the ends. */
export function adjacentStep<T extends FlowStep>(steps: readonly T[], current: string, by: 1 | -1): T | null {
  const at = steps.findIndex(({ id }) => id === current);
  if (at < 0) return null;
  for (let index = at + by; index >= 0 && index < steps.length; index += by)
    if (!steps[index]!.skipped) return steps[index]!;
  return null;
}
