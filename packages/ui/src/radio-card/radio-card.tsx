import type { ComponentProps, ReactNode } from "react";
import { choiceFocus } from "../choice/choice-class.ts";
import { cx } from "../class-names/class-names.ts";

export type RadioCardProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  label: ReactNode;
  /** More text under the label. */
  description?: ReactNode;
  /** At the end of the row: a price difference, a count. */
  detail?: ReactNode;
};

/** A large radio option; a native radio covers the card. Put cards in a `RadioGroup` with `variant="cards"`. */
export function RadioCard({ label, description, detail, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={cx(
        "relative grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 rounded-md border border-control-line bg-surface px-5 py-4",
        "has-[:checked:enabled]:border-text has-[:checked:enabled]:shadow-[inset_0_0_0_1px_var(--text)] has-enabled:hover:border-text has-aria-invalid:border-danger-text",
        "has-disabled:border-line has-disabled:bg-surface-sunken has-disabled:text-subtle",
        // A second border marks the selected card; forced colours remove shadows.
        "forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:border-3",
        choiceFocus,
        className,
      )}
    >
      <input type="radio" className="peer cover-input disabled:cursor-not-allowed" {...rest} />
      <span
        aria-hidden="true"
        className="row-span-2 size-5.5 rounded-full border-[1.5px] border-control-line bg-surface peer-checked:border-7 peer-checked:border-text peer-disabled:border-line-strong peer-disabled:peer-checked:border-control-line"
      />
      <span className={cx("font-semibold text-[1.0625rem] leading-snug", !description && "row-span-2")}>
        {label}
      </span>
      {detail ? (
        <span className="col-start-3 row-span-2 row-start-1 text-end font-semibold text-muted text-sm peer-disabled:text-subtle">
          {detail}
        </span>
      ) : null}
      {description ? (
        <span className="col-start-2 text-control text-muted peer-disabled:text-subtle">{description}</span>
      ) : null}
    </label>
  );
}
