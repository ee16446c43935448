"use client";

import type { ComponentProps, ReactNode } from "react";
import { choiceFocus } from "../choice/choice-class.ts";
import { ChoiceGroup, type ChoiceGroupProps } from "../choice/choice-group.tsx";
import { cx } from "../class-names/class-names.ts";

export type StripDay = {
  /** Form value: `2026-11-24`. */
  value: string;
  /** The label for screen readers, with the free times: `Tuesday, November 24, 5 times`. */
  label: string;
  /** Visible text: `Tue`, `24`. */
  weekday: ReactNode;
  day: ReactNode;
  /** Free times, or why the day is disabled: `5 left`, `Full`, `Closed`. */
  note: ReactNode;
  /** No free times: full, closed or over. */
  unavailable?: boolean;
  /** Label of the current day, above the weekday: `Today`. */
  today?: ReactNode;
};

export type DatePickerStripProps = Omit<ChoiceGroupProps, "onChange"> & {
  name: string;
  /** Days grouped by month, in order. The month's name is sticky while its days scroll. */
  months: readonly { label: ReactNode; days: readonly StripDay[] }[];
  value?: string;
  defaultValue?: string;
  onChange?: ComponentProps<"input">["onChange"];
  required?: boolean;
};

/**
 * Selects one of the next days in a strip that scrolls sideways.
 * The days are native radios: arrow keys select the next available day and scroll it into view.
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
      {/* The padding keeps the focus ring visible, which scrolling would clip. Snapping would cut off a focused day. */}
      <div className="-mx-1.5 flex scroll-px-1.5 gap-2 overflow-x-auto overscroll-x-contain px-1.5 pt-1 pb-2.5 [scrollbar-width:thin]">
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
        "relative grid w-18.5 shrink-0 content-start justify-items-center rounded-md border border-control-line bg-surface px-1 pt-2 pb-2 text-center [scroll-initial-target:none] has-checked:[scroll-initial-target:nearest]",
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
        // Chromium does not scroll to a control that is partly in view.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
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
