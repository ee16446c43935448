import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  label: ReactNode;
  /** What agreeing means, under the label; it belongs to the checkbox's name. */
  description?: ReactNode;
};

/** A checkbox with its label beside it; the label is part of the target. */
export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside `CheckboxBox`.
    <label
      className={cx(
        "flex min-h-11 w-fit max-w-full items-start gap-3 py-2.5 text-control leading-snug has-disabled:cursor-not-allowed has-disabled:text-subtle lg:min-h-9 lg:py-2",
        className,
      )}
    >
      <CheckboxBox {...rest} />
      <span className="min-w-0">
        {label}
        {description ? <span className="mt-0.5 block text-caption text-subtle">{description}</span> : null}
      </span>
    </label>
  );
}

/** The native box, drawn in ink. A list page has a hundred, so all of its look is one class of `theme.css`. */
export function CheckboxBox({ className, ...rest }: Omit<ComponentProps<"input">, "type" | "size">) {
  return <input type="checkbox" className={cx("checkbox-box", className)} {...rest} />;
}

export type CheckboxRowProps = Omit<CheckboxProps, "description"> & {
  /** How many results the choice would give; 0 disables it unless it is chosen. */
  count?: number | undefined;
  /** The count as shown and read, such as `68`; defaults to the plain number. */
  countText?: string | undefined;
};

/** One choice of a filter group: label and count on a full-width row. */
export function CheckboxRow({
  label,
  count,
  countText,
  checked,
  defaultChecked,
  disabled,
  className,
  ...rest
}: CheckboxRowProps) {
  const chosen = checked ?? defaultChecked ?? false;
  const empty = count === 0 && !chosen;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside `CheckboxBox`.
    <label
      className={cx(
        "flex min-h-11 items-center gap-3 text-control has-disabled:cursor-not-allowed has-disabled:text-subtle lg:min-h-9",
        className,
      )}
    >
      <CheckboxBox checked={checked} defaultChecked={defaultChecked} disabled={disabled ?? empty} {...rest} />
      <span className="min-w-0 py-1 leading-snug">{label}</span>
      {count === undefined ? null : (
        <span className="ms-auto text-caption text-subtle">{countText ?? count}</span>
      )}
    </label>
  );
}
