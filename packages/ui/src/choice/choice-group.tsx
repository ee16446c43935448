import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../class-names/class-names.ts";
import { FieldError } from "../field/field.tsx";

export type ChoiceGroupProps = Omit<ComponentProps<"fieldset">, "id"> & {
  /** The fieldset's id, the target of an error summary. Hint and error are `{id}-hint` and `{id}-error`. */
  id?: string | undefined;
  /** The question. */
  legend: ReactNode;
  /** Hides the legend visually if a heading beside it has the same text. */
  legendHidden?: boolean | undefined;
  /** Why it is asked or how to answer. */
  hint?: ReactNode;
  /** Error message that says how to correct it. */
  error?: ReactNode;
  /** The word for "required" or "optional", on forms that have both. */
  mark?: ReactNode;
};

/** A fieldset with legend, hint and error, linked by `aria-describedby`. */
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
  const generatedId = useId();
  const groupId = id ?? generatedId;
  const descriptionIds = [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset
      id={groupId}
      aria-labelledby={`${groupId}-legend`}
      aria-describedby={descriptionIds || undefined}
      // Error summaries focus the group; it is not a tab stop.
      tabIndex={error ? -1 : undefined}
      className={cx("min-w-0", className)}
      {...rest}
    >
      <legend className={legendHidden ? "sr-only" : "mb-1.5 w-full"}>
        <span className="flex items-baseline justify-between gap-3 font-semibold text-sm">
          <span id={`${groupId}-legend`}>{legend}</span>
          {mark ? <span className="font-normal text-caption text-subtle">{mark}</span> : null}
        </span>
      </legend>
      {hint ? (
        <p id={`${groupId}-hint`} className="mb-2 text-caption text-subtle">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${groupId}-error`} className="mt-0 mb-2">
        {error}
      </FieldError>
      {children}
    </fieldset>
  );
}
