import type { ComponentProps, ReactNode } from "react";
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
    <label className={cx("radio-card", className)}>
      <input type="radio" className="cover-input disabled:cursor-not-allowed" {...rest} />
      <span className="radio-card-label">{label}</span>
      {detail ? <span className="radio-card-detail">{detail}</span> : null}
      {description ? <span className="radio-card-description">{description}</span> : null}
    </label>
  );
}
