import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  label: ReactNode;
  /** More text under the label; part of the accessible name. */
  description?: ReactNode;
};

/** A checkbox with a clickable label beside it. */
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

/** The native checkbox. All its style is one class of `theme.css`, because a list page has a hundred. */
export function CheckboxBox({ className, ...rest }: Omit<ComponentProps<"input">, "type" | "size">) {
  return <input type="checkbox" className={cx("checkbox-box", className)} {...rest} />;
}

export type CheckboxRowProps = Omit<CheckboxProps, "description"> & {
  /** Number of results; 0 disables the row unless it is ticked. */
  count?: number | undefined;
  /** A CSS color, shown as a dot before the label: a paint. */
  dot?: string | undefined;
  /** The formatted count, such as `68`; the plain number by default. */
  countText?: string | undefined;
};

/**
 * A filter option: label and count in a full-width row. The count is generated content, part of the accessible name:
 * a list page has a hundred rows.
 */
export function CheckboxRow({
  label,
  count,
  dot,
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
      className={cx("checkbox-row", dot !== undefined && "checkbox-row-dot", className)}
      data-count={countText ?? count}
      style={dot === undefined ? undefined : ({ "--dot": dot } as CSSProperties)}
    >
      <CheckboxBox checked={checked} defaultChecked={defaultChecked} disabled={disabled ?? empty} {...rest} />
      {typeof label === "string" ? label : <span>{label}</span>}
    </label>
  );
}
