import type { ComponentProps, ReactNode } from "react";
import { radioClass } from "../choice/choice-class.ts";
import { ChoiceGroup, type ChoiceGroupProps } from "../choice/choice-group.tsx";
import { cx } from "../class-names/class-names.ts";

export type RadioGroupProps = ChoiceGroupProps & {
  /** Sets `aria-required`. Say it visually too, with `mark`. */
  required?: boolean;
  /** `list` for `Radio`, `cards` for `RadioCard`. */
  variant?: "list" | "cards";
};

/** A fieldset of `Radio` or `RadioCard` with exactly one answer. The radios are native. */
export function RadioGroup({ required, variant = "list", error, children, ...rest }: RadioGroupProps) {
  return (
    <ChoiceGroup
      role="radiogroup"
      aria-required={required}
      aria-invalid={error ? true : undefined}
      error={error}
      {...rest}
    >
      <div className={variant === "cards" ? "grid gap-3" : "grid gap-0.5"}>{children}</div>
    </ChoiceGroup>
  );
}

export type RadioProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  label: ReactNode;
  /** More text under the label; part of the accessible name. */
  description?: ReactNode;
  /** At the end of the row: a price difference, such as `+$450`, or a count. */
  detail?: ReactNode;
};

/** An option of a `RadioGroup` in one row. */
export function Radio({ label, description, detail, className, ...rest }: RadioProps) {
  return (
    <label
      className={cx(
        "flex min-h-11 items-start gap-3 py-2.5 text-control leading-snug has-disabled:cursor-not-allowed has-disabled:text-subtle",
        className,
      )}
    >
      <input type="radio" className={radioClass} {...rest} />
      <span className="min-w-0 flex-1">
        {label}
        {description ? <span className="mt-0.5 block text-caption text-subtle">{description}</span> : null}
      </span>
      {detail ? <span className="shrink-0 text-end font-medium text-muted text-sm">{detail}</span> : null}
    </label>
  );
}
