import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import type { LinkComponent } from "../link/link-component.ts";
import { type FlowStep, type StepState, stepStates } from "./step-states.ts";

export type StepperStep = FlowStep & {
  /** The step's short name: `Credit range`. */
  label: string;
  /** Link of a completed step, in flows with a page per step; `list` variant only. */
  href?: string;
};

export type StepperProps = Omit<ComponentProps<"div">, "title"> & {
  /** The flow's name: `Personalize your price`. */
  title: string;
  steps: readonly StepperStep[];
  /** Id of the current step. */
  current: string;
  /** The position as text: `Step 4 of 6: Credit range`. */
  text: ReactNode;
  /** Hidden text for completed and for skipped steps. */
  stateWords: { done: string; skipped: string };
  /** `bar`: one line of segments. `list`: all step names. */
  variant?: "bar" | "list";
  /** The link component. */
  linkAs?: LinkComponent;
};

/** The steps of a flow and the current one. Skipped steps keep their number. */
export function Stepper({
  title,
  steps,
  current,
  text,
  stateWords,
  variant = "bar",
  linkAs,
  className,
  ...rest
}: StepperProps) {
  const states = stepStates(steps, current);
  const items = steps.map((step, index) => {
    const state = states[index]!;
    const hiddenText = state === "done" || state === "skipped" ? stateWords[state] : null;
    return { ...step, state, spoken: hiddenText, number: index + 1 };
  });
  // Only a navigation if it has links.
  const Frame = variant === "list" && steps.some(({ href }) => href) ? "nav" : "div";
  return (
    <Frame
      role={Frame === "div" ? "group" : undefined}
      aria-label={title}
      className={cx(
        variant === "bar" ? "flex flex-wrap items-center gap-x-5 gap-y-2.5 text-sm" : "grid gap-4",
        className,
      )}
      {...rest}
    >
      <p className={cx("font-semibold", variant === "list" && "text-lg")}>{title}</p>
      <p className={variant === "bar" ? "text-muted md:order-last" : "sr-only"}>{text}</p>
      {variant === "bar" ? (
        <ol className="flex w-full gap-1.5 md:w-auto md:flex-1">
          {items.map(({ id, label, state, spoken: hiddenText }) => (
            <li key={id} aria-current={state === "current" ? "step" : undefined} className={segment[state]}>
              <span className="sr-only">
                {label} {hiddenText}
              </span>
              {state === "current" ? (
                <span className="block h-full w-1/2 rounded-full bg-accent-text forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none" />
              ) : null}
            </li>
          ))}
        </ol>
      ) : (
        <ol className="grid">
          {items.map((item) => (
            <ListedStep key={item.id} {...item} linkAs={linkAs} />
          ))}
        </ol>
      )}
    </Frame>
  );
}

const segment: Record<StepState, string> = {
  done: "h-1.5 flex-1 rounded-full bg-accent-text forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none",
  current: "h-1.5 flex-1 rounded-full bg-line-strong forced-colors:border",
  todo: "h-1.5 flex-1 rounded-full bg-line-strong forced-colors:border",
  // Outlined: neither done nor to do.
  skipped: "h-1.5 flex-1 rounded-full border border-line-strong border-dashed",
};

type ListedStepProps = StepperStep & {
  state: StepState;
  spoken: ReactNode;
  number: number;
  linkAs: LinkComponent | undefined;
};

function ListedStep({
  label,
  state,
  spoken: hiddenText,
  number,
  href,
  linkAs: Anchor = "a",
}: ListedStepProps) {
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className="relative flex gap-3.5 pb-5 text-control before:absolute before:start-3.5 before:top-8 before:bottom-1 before:w-px before:bg-line-strong last:pb-0 last:before:hidden"
    >
      <span aria-hidden="true" className={cx(numberClass, numberOf[state])}>
        {state === "done" ? <Glyph name="check" size={16} className="stroke-[2.5]" /> : number}
      </span>
      <span
        className={cx(
          "min-w-0 pt-0.75",
          state === "current" && "font-semibold",
          (state === "todo" || state === "skipped") && "text-muted",
        )}
      >
        {href && state === "done" ? (
          <Anchor
            href={href}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {label}
          </Anchor>
        ) : (
          label
        )}
        {hiddenText ? <span className="block text-caption text-subtle">{hiddenText}</span> : null}
      </span>
    </li>
  );
}

const numberClass =
  "grid size-7 shrink-0 place-content-center rounded-full border-[1.5px] font-semibold text-caption";

const numberOf: Record<StepState, string> = {
  done: "border-transparent bg-success-wash text-success-text forced-colors:border-[CanvasText]",
  current:
    "border-text bg-text text-canvas forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none",
  todo: "border-control-line text-muted",
  skipped: "border-control-line border-dashed text-subtle",
};
