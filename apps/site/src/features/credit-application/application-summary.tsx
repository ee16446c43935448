import { APPLICATION_STEPS, type ApplicationStep } from "@forecourt/leads/credit-application";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { Note } from "@forecourt/ui/note";
import { stepAddress, stepNumber } from "./application-address.ts";
import type { ApplicationContent } from "./application-content.ts";

type ApplicationSummaryProps = {
  content: ApplicationContent;
  step: ApplicationStep;
  onOpen: (step: ApplicationStep) => void;
};

/** The steps with a way back to those that are done, the vehicle with its payment, and the phone. */
export function ApplicationSummary({ content, step, onOpen }: ApplicationSummaryProps) {
  const { words, about, icons } = content;
  return (
    <aside
      aria-label={words.summary.title}
      className="grid gap-4 rounded-lg border border-line bg-surface p-5.5 lg:sticky lg:top-6"
    >
      <div>
        <h2 className="font-semibold text-lg leading-snug">{words.summary.title}</h2>
        <p className="mt-0.5 text-muted text-sm">{about.text}</p>
      </div>
      <ol className="scripts-only text-control">
        {APPLICATION_STEPS.map((id) => {
          const isDone = stepNumber(id) < stepNumber(step);
          const isCurrent = id === step;
          return (
            <li
              key={id}
              aria-current={isCurrent ? "step" : undefined}
              className="flex items-center gap-3.5 border-line border-b py-2.5"
            >
              <span aria-hidden="true" className={`${CIRCLE} ${isDone ? DONE : isCurrent ? CURRENT : TO_DO}`}>
                {isDone ? icons.check : stepNumber(id)}
              </span>
              <span className={`min-w-0 flex-1 ${isCurrent ? "font-semibold" : isDone ? "" : "text-muted"}`}>
                {words.steps[id]}
              </span>
              {isDone ? (
                <a
                  href={stepAddress(content, id)}
                  aria-label={fillPlaceholders(words.editStep, { step: words.steps[id] })}
                  className="inline-flex min-h-6 items-center font-semibold text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
                  onClick={(event) => {
                    event.preventDefault();
                    onOpen(id);
                  }}
                >
                  {words.edit}
                </a>
              ) : null}
            </li>
          );
        })}
      </ol>
      {about.payment ? (
        <div>
          <p className="flex justify-between gap-4">
            <span className="text-muted">{words.summary.payment}</span>
            <span className="font-semibold tabular-nums">
              {about.payment.amount}
              {about.payment.suffix}
            </span>
          </p>
          <p className="mt-1.5 text-caption text-muted">{about.payment.terms}</p>
        </div>
      ) : null}
      <Note tone="success" title={words.summary.draftTitle} className="scripts-only">
        {words.summary.draft}
      </Note>
      <div className="flex gap-3 text-sm">
        <span className="shrink-0 text-subtle">{icons.phone}</span>
        <div className="min-w-0">{about.byPhone}</div>
      </div>
    </aside>
  );
}

const CIRCLE = "grid size-7 shrink-0 place-content-center rounded-full border font-semibold text-caption";
const DONE = "border-transparent bg-success text-on-success forced-colors:border-[CanvasText]";
const CURRENT =
  "border-text bg-text text-canvas forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none";
const TO_DO = "border-control-line text-muted";
