import {
  APPLICATION_STEPS,
  type ApplicantRole,
  type ApplicationStep,
  type QuestionStep,
} from "./applicant-field.ts";
import { type ApplicationAnswers, type ApplicationError, validateStep } from "./validate-step.ts";

/** The state of an application while it is filled in. */
export type CreditApplication = {
  step: ApplicationStep;
  /** The applicant whose fields are shown. */
  role: ApplicantRole;
  answers: ApplicationAnswers;
  /** Errors of the last answer. */
  errors: readonly ApplicationError[];
  sending: boolean;
};

/** An application before the first answer. */
export const NEW_APPLICATION: CreditApplication = {
  step: "applicants",
  role: "applicant",
  answers: { hasCoApplicant: null, applicant: {}, coApplicant: {} },
  errors: [],
  sending: false,
};

/** `typed` keeps answers without judging them; `answered` goes on when they are right. */
export type CreditApplicationAction =
  | { type: "typed" | "answered"; answers: ApplicationAnswers }
  | { type: "applicant-chosen"; role: ApplicantRole }
  | { type: "step-opened"; step: ApplicationStep }
  | { type: "back" }
  | { type: "send" }
  | { type: "sent" | "send-failed" };

/** `send`: the caller seals and sends the answers. `completed`: it removes the draft and shows the confirmation. */
export type CreditApplicationEffect = { type: "send" } | { type: "completed" };

/**
 * The first step that is not answered, at most the given one: an address or a draft can ask for a later one.
 *
 * @example firstOpenStep(NEW_APPLICATION.answers, "review", "2026-11-25") // "applicants"
 */
export function firstOpenStep(
  answers: ApplicationAnswers,
  asked: ApplicationStep,
  today: string,
): ApplicationStep {
  const before = APPLICATION_STEPS.slice(0, APPLICATION_STEPS.indexOf(asked)) as QuestionStep[];
  return before.find((step) => validateStep(step, answers, today).length > 0) ?? asked;
}
