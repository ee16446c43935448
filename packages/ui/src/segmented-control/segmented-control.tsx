import type { ComponentProps, ReactNode } from "react";
import { choiceFocus, choiceInForcedColors } from "../choice/choice-class.ts";
import { cx } from "../class-names/class-names.ts";

export type SegmentOption = {
  value: string;
  label: ReactNode;
  /** A second line: `660–719`. Shown only in the `tiles` variant. */
  detail?: ReactNode;
  disabled?: boolean;
};

export type SegmentedControlProps = Omit<ComponentProps<"fieldset">, "onChange"> & {
  legend: ReactNode;
  /** Hides the legend visually if a heading beside it has the same text. */
  legendHidden?: boolean;
  /** The selected option as text, at the end of the legend's line: `72 months`. */
  summary?: ReactNode;
  name: string;
  options: readonly SegmentOption[];
  value?: string;
  defaultValue?: string;
  onChange?: ComponentProps<"input">["onChange"];
  /**
   * Without a form: the choice only switches what is shown, and no form around it submits or resets it.
   */
  formless?: boolean;
  /** `pill` for two or three short words, `tiles` for numbers. */
  variant?: "pill" | "tiles";
};

/** Native radios side by side, for a few short options. */
export function SegmentedControl({
  legend,
  legendHidden = false,
  summary,
  name,
  options,
  value,
  defaultValue,
  onChange,
  formless = false,
  variant = "pill",
  className,
  ...rest
}: SegmentedControlProps) {
  const tiles = variant === "tiles";
  return (
    <fieldset className={cx("min-w-0", className)} {...rest}>
      <legend className={legendHidden ? "sr-only" : "w-full pb-2.5 font-semibold text-sm"}>
        <span className="flex justify-between gap-3">
          {legend}
          {summary ? <span className="text-end">{summary}</span> : null}
        </span>
      </legend>
      <div
        className={
          tiles
            ? "grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2"
            : "flex flex-wrap rounded-[1.375rem] bg-surface-sunken p-1 forced-colors:border"
        }
      >
        {options.map((option) => (
          <label key={option.value} className={cx("relative", tiles ? tileClass : pillClass)}>
            <input
              type="radio"
              className="cover-input"
              name={name}
              {...(formless && { form: "none" })}
              value={option.value}
              disabled={option.disabled}
              onChange={onChange}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value, readOnly: onChange === undefined })}
            />
            {option.label}
            {tiles && option.detail ? (
              <span className="block font-normal text-subtle text-xs">{option.detail}</span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const pillClass = cx(
  "grid min-h-9 flex-1 place-content-center hyphens-auto rounded-full border border-transparent px-3 py-2 text-center font-semibold text-caption text-muted leading-tight hover:text-text has-checked:border-control-line has-checked:bg-surface has-checked:text-text has-checked:shadow-control has-disabled:text-subtle has-[[disabled]]:line-through",
  choiceFocus,
  choiceInForcedColors,
);

const tileClass = cx(
  "grid min-h-11 place-content-center hyphens-auto rounded-sm border border-control-line bg-surface px-1.5 py-1.5 text-center font-semibold text-sm leading-tight hover:border-text has-checked:border-text has-checked:bg-surface-sunken has-checked:shadow-[inset_0_0_0_1px_var(--text)] has-disabled:border-line has-disabled:text-subtle has-[[disabled]]:line-through",
  choiceFocus,
  choiceInForcedColors,
);
