import type { ComponentProps, ReactNode } from "react";
import { choiceFocus } from "../choice/choice-class.ts";
import { ChoiceGroup, type ChoiceGroupProps } from "../choice/choice-group.tsx";
import { cx } from "../class-names/class-names.ts";

export type StripDay = {
  /** What a form sends: `2026-11-24`. */
  value: string;
  /** The day as a screen reader says it, with what is left: `Tuesday, November 24, 5 times`. */
  label: string;
  /** As shown: `Tue`, `24`. */
  weekday: ReactNode;
  day: ReactNode;
  /** What is left, or why the day cannot be chosen: `5 left`, `Full`, `Closed`. */
  note: ReactNode;
  /** No appointment can be had: full, closed or over. */
  unavailable?: boolean;
  /** The word over the weekday of the current day: `Today`. */
  today?: ReactNode;
};

export type DatePickerStripProps = Omit<ChoiceGroupProps, "onChange"> & {
  name: string;
  /** The days under their months, in order: a month's name stays in sight while its days are scrolled. */
  months: readonly { label: ReactNode; days: readonly StripDay[] }[];
  value?: string;
  defaultValue?: string;
  onChange?: ComponentProps<"input">["onChange"];
  required?: boolean;
};

/**
 * The next days side by side, one of which is chosen; the strip scrolls sideways. The days are native radios: arrow
 * keys go from one available day to the next and bring it into sight, and a form sends the chosen one.
 */
export function DatePickerStrip({
  name,
  months,
  value,
  defaultValue,
  onChange,
  required,
  error,
  ...rest
}: DatePickerStripProps) {
  return (
    <ChoiceGroup
      role="radiogroup"
      aria-required={required}
      aria-invalid={error ? true : undefined}
      error={error}
      {...rest}
    >
      {/* The padding leaves room for the focus ring, which scrolling would cut off. */}
      <div className="-mx-1.5 flex snap-x scroll-px-1.5 gap-2 overflow-x-auto overscroll-x-contain px-1.5 pt-1 pb-2.5 [scrollbar-width:thin]">
        {months.map(({ label, days }) => (
          <div key={days[0]?.value} className="shrink-0">
            <p className="sticky start-0 mb-2 w-fit font-semibold text-sm" aria-hidden="true">
              {label}
            </p>
            <div className="flex gap-2">
              {days.map((day) => (
                <Day
                  key={day.value}
                  {...day}
                  name={name}
                  onChange={onChange}
                  {...(value === undefined
                    ? { defaultChecked: day.value === defaultValue }
                    : { checked: day.value === value, readOnly: onChange === undefined })}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </ChoiceGroup>
  );
}

type DayProps = StripDay & Omit<ComponentProps<"input">, "value">;

function Day({ label, weekday, day, note, unavailable, today, ...input }: DayProps) {
  return (
    <label
      className={cx(
        "relative grid w-18.5 shrink-0 snap-start content-start justify-items-center rounded-md border border-control-line bg-surface px-1 pt-2 pb-2 text-center [scroll-initial-target:none] has-checked:[scroll-initial-target:nearest]",
        "has-enabled:hover:border-text has-checked:border-action has-checked:bg-action has-checked:text-on-action has-disabled:border-transparent has-disabled:bg-surface-sunken has-disabled:text-subtle",
        "forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none forced-colors:has-disabled:border-[GrayText] forced-colors:has-disabled:text-[GrayText]",
        choiceFocus,
      )}
    >
      <input
        type="radio"
        aria-label={label}
        disabled={unavailable}
        className="peer cover-input disabled:cursor-not-allowed"
        {...input}
      />
      <span
        aria-hidden="true"
        className="text-caption text-muted peer-checked:text-inherit peer-disabled:text-subtle"
      >
        {today ?? weekday}
      </span>
      <span aria-hidden="true" className="font-bold text-2xl leading-tight peer-disabled:font-medium">
        {day}
      </span>
      <span
        aria-hidden="true"
        className="text-muted text-xs peer-checked:text-inherit peer-disabled:text-subtle"
      >
        {note}
      </span>
    </label>
  );
}
