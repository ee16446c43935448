import { fetchUnlockStep } from "./fetch-unlock-step.ts";
import type { UnlockStepContent } from "./unlock-step-content.ts";
import type { UnlockSteps } from "./unlock-steps.tsx";

/** The code of the steps, and the first one to show. */
export type LoadedUnlock = { Steps: typeof UnlockSteps; first: UnlockStepContent };

/** Loads the steps' code and the step of a page at the same time. Rejects when one of them does not come. */
export async function loadUnlock(page: string): Promise<LoadedUnlock> {
  const [{ UnlockSteps }, first] = await Promise.all([import("./unlock-steps.tsx"), fetchUnlockStep(page)]);
  return { Steps: UnlockSteps, first };
}
