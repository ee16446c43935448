import { APPLICATION_STEPS, type ApplicantRole, type QuestionStep } from "./applicant-field.ts";
import {
  type CreditApplication,
  type CreditApplicationAction,
  type CreditApplicationEffect,
  firstOpenStep,
} from "./credit-application.ts";
import { type ApplicationAnswers, type ApplicationError, rolesOf, validateStep } from "./validate-step.ts";

export type CreditApplicationTransition = {
  application: CreditApplication;
  effects: readonly CreditApplicationEffect[];
};

/**
 * Handles an action of a credit application. While it is being sent, only the outcome changes anything.
 *
 * @param today the dealership's date, `YYYY-MM-DD`
 * @example creditApplicationReducer(NEW_APPLICATION, { type: "answered", answers }, "2026-11-25").application.step
 */
export function creditApplicationReducer(
  before: CreditApplication,
  action: CreditApplicationAction,
  today: string,
): CreditApplicationTransition {
  if (action.type === "sent" || action.type === "send-failed") {
    const effects = before.sending && action.type === "sent" ? [{ type: "completed" } as const] : [];
    return { application: before.sending ? { ...before, sending: false } : before, effects };
  }
  if (before.sending) return stay(before);
  switch (action.type) {
    case "typed":
      return stay(withAnswers(before, action.answers));
    case "answered":
      return stay(answered(withAnswers(before, action.answers), today));
    case "applicant-chosen":
      return stay({
        ...before,
        role: rolesOf(before.answers).includes(action.role) ? action.role : before.role,
      });
    case "step-opened":
      return stay(opened(before, firstOpenStep(before.answers, action.step, today)));
    case "back": {
      const previous = APPLICATION_STEPS[APPLICATION_STEPS.indexOf(before.step) - 1];
      return stay(previous ? opened(before, previous) : before);
    }
    case "send":
      return send(before, today);
  }
}

function stay(application: CreditApplication): CreditApplicationTransition {
  return { application, effects: [] };
}

function opened(before: CreditApplication, step: CreditApplication["step"]): CreditApplication {
  return step === before.step ? before : { ...before, step, role: "applicant", errors: [] };
}

function withAnswers(before: CreditApplication, answers: ApplicationAnswers): CreditApplication {
  const role = rolesOf(answers).includes(before.role) ? before.role : "applicant";
  return { ...before, answers, role };
}

function answered(before: CreditApplication, today: string): CreditApplication {
  if (before.step === "review") return before;
  const errors = validateStep(before.step, before.answers, today);
  if (errors.length > 0) return refused(before, errors);
  return opened(before, APPLICATION_STEPS[APPLICATION_STEPS.indexOf(before.step) + 1] ?? "review");
}

/** Shows the applicant at fault, unless the shown one is among them. */
function refused(before: CreditApplication, errors: readonly ApplicationError[]): CreditApplication {
  const roles = errors.map(({ role }) => role).filter((role): role is ApplicantRole => role !== null);
  const role = roles.includes(before.role) ? before.role : (roles[0] ?? before.role);
  return { ...before, errors, role };
}

function send(before: CreditApplication, today: string): CreditApplicationTransition {
  if (before.step !== "review") return stay(before);
  const open = firstOpenStep(before.answers, "review", today);
  if (open === "review")
    return { application: { ...before, sending: true, errors: [] }, effects: [{ type: "send" }] };
  const errors = validateStep(open as QuestionStep, before.answers, today);
  return stay(refused(opened(before, open), errors));
}
