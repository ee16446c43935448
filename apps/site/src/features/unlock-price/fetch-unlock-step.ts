import { UNLOCK_STEP_API_PATH } from "#shared/addresses/unlock-step-api-path.ts";
import type { UnlockStepContent } from "./unlock-step-content.ts";

/** An answer that takes longer counts as failed. */
const TIMEOUT_MS = 10_000;

/**
 * The step of an unlock page as data. Rejects without an answer.
 *
 * @param page the address of the page, with its origin or without
 */
export async function fetchUnlockStep(page: string): Promise<UnlockStepContent> {
  const response = await fetch(`${UNLOCK_STEP_API_PATH}?${new URLSearchParams({ page })}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`No unlock step: ${response.status}`);
  return response.json();
}
