import { APPLICATION_STEPS, type ApplicationStep } from "@forecourt/leads/credit-application";
import { pathWith } from "#shared/addresses/path-with.ts";

/** The number of a step, from 1. */
export function stepNumber(step: ApplicationStep): number {
  return APPLICATION_STEPS.indexOf(step) + 1;
}

/** The step with a number; the first one for any other text. */
export function stepAt(number: string | null | undefined): ApplicationStep {
  return APPLICATION_STEPS.find((step) => String(stepNumber(step)) === number) ?? APPLICATION_STEPS[0];
}

/**
 * The address of a step.
 *
 * @param path of the application's page, in its language
 * @example stepAddress({ path: "/es/auto-financing/full-credit-application", vin: null }, "residence")
 */
export function stepAddress(
  { path, vin }: { path: string; vin: string | null },
  step: ApplicationStep,
): string {
  return pathWith(path, { step: String(stepNumber(step)), vin });
}
