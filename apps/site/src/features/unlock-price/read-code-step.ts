import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readPendingUnlock } from "#content/lead-form/read-pending-unlock.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import { pendingDetails } from "#server/cookies/pending-unlock.ts";
import type { PageContext } from "#server/page-context.ts";
import { CODE_FORM_ID } from "./code-form-id.ts";
import { describeCode } from "./describe/describe-code.ts";
import { UNLOCK_FORM_ID } from "./describe/describe-details.ts";
import { type UnlockSearchParams, unlockSubject } from "./unlock-params.ts";
import type { UnlockStepContent } from "./unlock-step-content.ts";

/** The step that asks for the code of this browser's pending unlock, and what was refused of a posted one. */
export async function readCodeStep(
  params: UnlockSearchParams & { notice?: string | undefined },
  context: PageContext,
): Promise<{ step: UnlockStepContent; refused: FormProblem | undefined }> {
  const pending = pendingDetails(await readPendingUnlock());
  const refused = await readFormProblem(params.problem, [CODE_FORM_ID, UNLOCK_FORM_ID]);
  const subject = unlockSubject(params, context);
  return { step: describeCode({ subject, pending, notice: params.notice, refused }, context), refused };
}
