import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readPendingUnlock } from "#content/lead-form/read-pending-unlock.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { PageContext } from "#server/page-context.ts";
import { CODE_FORM_ID } from "./code-form-id.ts";
import { describeCode } from "./describe/describe-code.ts";
import { type UnlockSearchParams, unlockSubject } from "./unlock-params.ts";
import type { UnlockStepContent } from "./unlock-step-content.ts";

/** The step that asks for the code of this browser's pending unlock, and what was refused of a posted one. */
export async function readCodeStep(
  params: UnlockSearchParams & { notice?: string | undefined },
  context: PageContext,
): Promise<{ step: UnlockStepContent; refused: FormProblem | undefined }> {
  const phone = (await readPendingUnlock())?.profile.phone;
  const refused = await readFormProblem(params.problem, [CODE_FORM_ID]);
  const subject = unlockSubject(params, context);
  return { step: describeCode({ subject, phone, notice: params.notice, refused }, context), refused };
}
