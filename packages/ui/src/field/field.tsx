import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";

/** Props that `Field` passes to its control; spread them on the input. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = Omit<ComponentProps<"div">, "id" | "children"> & {
  /** The control's id; label, hint, error and counter are `{id}-label`, `{id}-hint`, `{id}-error`, `{id}-count`. */
  id: string;
  label: ReactNode;
  /** Why it is asked, or the format; always visible. */
  hint?: ReactNode;
  /** Error message that says how to correct the value. */
  error?: ReactNode;
  /** The word for "required" or "optional", on forms that have both. */
  mark?: ReactNode;
  /** A `CharacterCount` of this field. */
  counter?: ReactNode;
  /** Renders the control. */
  children: (control: FieldControl) => ReactNode;
};

/**
 * A control with label, hint and error, linked for assistive technology.
 *
 * @example
 * <Field id="email" label={t("email")} error={errors.email}>
 *   {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" />}
 * </Field>
 */
export function Field({ id, label, hint, error, mark, counter, className, children, ...rest }: FieldProps) {
  const descriptionIds = [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-count`];
  return (
    <div className={cx("min-w-0", className)} {...rest}>
      <label
        htmlFor={id}
        id={`${id}-label`}
        className={cx(
          "flex items-baseline justify-between gap-3 font-semibold text-sm",
          mark && "large-stack",
        )}
      >
        <span className="min-w-0">{label}</span>
        {mark ? <span className="shrink-0 font-normal text-caption text-subtle">{mark}</span> : null}
      </label>
      <div className="mt-1.5">
        {children({
          id,
          "aria-describedby": descriptionIds.filter(Boolean).join(" ") || undefined,
          "aria-invalid": error ? true : undefined,
        })}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint || counter ? (
        <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption text-subtle">
          {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
          {counter}
        </div>
      ) : null}
    </div>
  );
}

/** The error line of a field or a group; renders nothing without an error. */
export function FieldError({ id, className, children, ...rest }: ComponentProps<"p"> & { id: string }) {
  if (!children) return null;
  return (
    <p
      id={id}
      className={cx("mt-1.5 flex gap-1.5 font-medium text-caption text-danger-text", className)}
      {...rest}
    >
      <Glyph name="alert" size={16} className="mt-px stroke-2" />
      {children}
    </p>
  );
}
