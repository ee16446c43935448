import {
  APPLICANT_FIELDS,
  APPLICATION_STEPS,
  type ApplicantAnswers,
  type ApplicantField,
  type QuestionStep,
  rolesOf,
} from "@forecourt/leads/credit-application";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { stepAddress } from "../application-address.ts";
import { applicantName } from "../application-messages.ts";
import { answerText } from "./answer-text.ts";
import type { StepProps } from "./step-props.ts";

/** The years tell the whole stay. */
const TOLD_ELSEWHERE = new Set(["residenceMonths", "jobMonths"]);

/** All answers to look through before they are sent; birth date and social security number are not shown again. */
export function ReviewStep({ content, application: { answers }, onOpen }: StepProps) {
  const { words } = content;
  const questions = APPLICATION_STEPS.filter((step): step is QuestionStep => step !== "review");
  const isTogether = answers.hasCoApplicant === true;
  return (
    <div className="grid gap-7 p-5.5 lg:p-7">
      {questions.map((step) => (
        <section key={step} aria-labelledby={`review-${step}`}>
          <div className="flex items-baseline justify-between gap-4">
            <h2 id={`review-${step}`} className="font-semibold text-lg">
              {words.steps[step]}
            </h2>
            <a
              href={stepAddress(content, step)}
              aria-label={fillPlaceholders(words.editStep, { step: words.steps[step] })}
              className="inline-flex min-h-6 items-center font-semibold text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
              onClick={(event) => {
                event.preventDefault();
                onOpen(step);
              }}
            >
              {words.edit}
            </a>
          </div>
          {rolesOf(answers).map((role) => (
            <div key={role} className="mt-3">
              {isTogether ? (
                <h3 className="font-semibold text-sm">{applicantName(role, answers, words)}</h3>
              ) : null}
              <dl className="grid gap-x-6 text-control sm:grid-cols-2">
                {APPLICANT_FIELDS.filter((field) => isListed(field, step, answers[role])).map((field) => (
                  <div key={field.name} className="border-line border-b py-2">
                    <dt className="text-caption text-muted">{labelOf(field, words)}</dt>
                    <dd className="min-w-0 break-words font-medium">
                      {answerText(field, answers[role], words, content.facts)}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** An optional question without an answer is left out. */
function isListed(field: ApplicantField, shown: QuestionStep, answers: ApplicantAnswers): boolean {
  const { step, name, asked, required } = field;
  if (step !== shown || TOLD_ELSEWHERE.has(name) || !asked(answers)) return false;
  return required(answers) || Boolean(answers[name]?.trim()) || field.rule === "years";
}

function labelOf({ name, rule }: ApplicantField, words: StepProps["content"]["words"]): string {
  const label = words.fields[name as keyof typeof words.fields];
  // "Time in this job, years" tells years and months here.
  return rule === "years" ? (label.split(",")[0] ?? label) : label;
}
