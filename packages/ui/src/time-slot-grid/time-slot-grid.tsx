import { type ComponentProps, type ReactNode, useId } from "react";
import { choiceFocus, choiceInForcedColors } from "../choice/choice-class.ts";
import { ChoiceGroup, type ChoiceGroupProps } from "../choice/choice-group.tsx";
import { cx } from "../class-names/class-names.ts";

export type TimeSlot = {
  /** Form value: an instant, because an hour may occur twice when clocks change. */
  value: string;
  /** `10:30 AM`. */
  label: ReactNode;
  /** Under the time: `Taken`, or which of two equal times it is. */
  note?: ReactNode;
  taken?: boolean;
};

export type TimeSlotGridProps = Omit<ChoiceGroupProps, "onChange"> & {
  name: string;
  /** The day's times by part of the day; parts without times are not rendered. */
  parts: readonly { label: ReactNode; slots: readonly TimeSlot[] }[];
  /** Shown if no time is free: a `NoSlots`. */
  empty: ReactNode;
  value?: string;
  defaultValue?: string;
  onChange?: ComponentProps<"input">["onChange"];
  required?: boolean;
};

/**
 * Selects a time of a day. Native radios in one group: arrow keys skip taken times.
 * A day without free times shows `empty`.
 */
export function TimeSlotGrid({
  name,
  parts,
  empty,
  value,
  defaultValue,
  onChange,
  required,
  error,
  ...rest
}: TimeSlotGridProps) {
  const id = useId();
  const hasFreeSlot = parts.some(({ slots }) => slots.some(({ taken }) => !taken));
  const choice = (slot: TimeSlot) =>
    value === undefined
      ? { defaultChecked: slot.value === defaultValue }
      : { checked: slot.value === value, readOnly: onChange === undefined };
  return (
    <ChoiceGroup
      role="radiogroup"
      aria-required={required}
      aria-invalid={error ? true : undefined}
      error={error}
      {...rest}
    >
      {hasFreeSlot ? null : empty}
      {(hasFreeSlot ? parts : []).map(({ label, slots }, part) =>
        slots.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would end the radio group.
          <div
            key={slots[0]!.value}
            role="group"
            aria-labelledby={`${id}-${part}`}
            className="mt-5 first-of-type:mt-1"
          >
            <p id={`${id}-${part}`} className="mb-2.5 font-semibold text-sm">
              {label}
            </p>
            {/* Three columns, or fewer for long labels. */}
            <div className="grid grid-cols-[repeat(auto-fill,minmax(max(min(6.5rem,100%),calc((100%-1rem)/3)),1fr))] gap-2">
              {slots.map((slot) => (
                <label key={slot.value} className={slotClass}>
                  <input
                    type="radio"
                    name={name}
                    value={slot.value}
                    disabled={slot.taken}
                    onChange={onChange}
                    className="peer cover-input disabled:cursor-not-allowed"
                    {...choice(slot)}
                  />
                  <span className="peer-disabled:line-through">{slot.label}</span>
                  {slot.note ? <span className="font-normal text-xs">{slot.note}</span> : null}
                </label>
              ))}
            </div>
          </div>
        ),
      )}
    </ChoiceGroup>
  );
}

const slotClass = cx(
  "relative grid min-h-12.5 place-content-center justify-items-center rounded-sm border border-control-line bg-surface px-2 py-1.5 text-center font-semibold text-control leading-tight",
  "has-enabled:hover:border-text has-checked:border-action has-checked:bg-action has-checked:text-on-action has-disabled:border-transparent has-disabled:bg-surface-sunken has-disabled:font-normal has-disabled:text-subtle",
  "forced-colors:has-disabled:border-[GrayText] forced-colors:has-disabled:text-[GrayText]",
  choiceFocus,
  choiceInForcedColors,
);

export type NoSlotsProps = Omit<ComponentProps<"div">, "title"> & {
  /** `No times left on Saturday, November 21.` */
  title: ReactNode;
  /** Button or link to the next day with free times. */
  action?: ReactNode;
};

/** A day without free times, with alternatives. */
export function NoSlots({ title, action, className, children, ...rest }: NoSlotsProps) {
  return (
    <div
      className={cx(
        "grid justify-items-start gap-1 rounded-md border border-line bg-surface-sunken px-5 py-5",
        className,
      )}
      {...rest}
    >
      <p className="font-semibold">{title}</p>
      {children ? <div className="text-control text-muted">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
