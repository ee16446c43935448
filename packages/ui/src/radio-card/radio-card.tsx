import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type RadioCardProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the row: a price difference, a count. */
  detail?: ReactNode;
};

/** One large choice of several; a native radio covers the card. Put cards in a `fieldset` with a `legend`. */
export function RadioCard({ label, description, detail, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={cx(
        "relative grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 rounded-md border border-control-line bg-surface px-5 py-4 has-checked:border-text has-checked:shadow-[inset_0_0_0_1px_var(--text)] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-disabled:text-subtle hover:border-text",
        className,
      )}
    >
      <input type="radio" className="peer cover-input" {...rest} />
      <span
        aria-hidden="true"
        className="row-span-2 size-5.5 rounded-full border-[1.5px] border-control-line peer-checked:border-7 peer-checked:border-text"
      />
      <span className="font-semibold text-[1.0625rem] leading-snug">{label}</span>
      {detail ? (
        <span className="col-start-3 row-span-2 row-start-1 text-right font-semibold text-muted text-sm">
          {detail}
        </span>
      ) : null}
      {description ? <span className="col-start-2 text-control text-muted">{description}</span> : null}
    </label>
  );
}
