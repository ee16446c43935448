import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../class-names/class-names.ts";
import { FieldError } from "../field/field.tsx";

export type ChoiceGroupProps = Omit<ComponentProps<"fieldset">, "id"> & {
  /** The id of the fieldset, where an error summary leads; hint and error are `{id}-hint` and `{id}-error`. */
  id?: string | undefined;
  /** The question. */
  legend: ReactNode;
  /** Leave the legend to screen readers when a heading beside it says the same. */
  legendHidden?: boolean | undefined;
  /** Why it is asked or how to answer. */
  hint?: ReactNode;
  /** What to do about it, in words. */
  error?: ReactNode;
  /** The word for "required" or "optional", on forms that have both. */
  mark?: ReactNode;
};

/** The frame of a question with several choices: legend, hint and error, tied together. */
export function ChoiceGroup({
  id,
  legend,
  legendHidden = false,
  hint,
  error,
  mark,
  className,
  children,
  ...rest
}: ChoiceGroupProps) {
  const made = useId();
  const frame = id ?? made;
  const described = [error && `${frame}-error`, hint && `${frame}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset
      id={frame}
      aria-labelledby={`${frame}-legend`}
      aria-describedby={described || undefined}
      // An error summary leads here; the group itself takes no stop of the Tab key.
      tabIndex={error ? -1 : undefined}
      className={cx("min-w-0", className)}
      {...rest}
    >
      <legend className={legendHidden ? "sr-only" : "mb-1.5 w-full"}>
        <span className="flex items-baseline justify-between gap-3 font-semibold text-sm">
          <span id={`${frame}-legend`}>{legend}</span>
          {mark ? <span className="font-normal text-caption text-subtle">{mark}</span> : null}
        </span>
      </legend>
      {hint ? (
        <p id={`${frame}-hint`} className="mb-2 text-caption text-subtle">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${frame}-error`} className="mt-0 mb-2">
        {error}
      </FieldError>
      {children}
    </fieldset>
  );
}
