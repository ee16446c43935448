import * as Radix from "@radix-ui/react-progress";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../class-names/class-names.ts";

export type ProgressProps = Omit<ComponentProps<"div">, "children"> & {
  /** What makes progress: `Your answers`. */
  label: ReactNode;
  /** How far, in words: `12 of 31 answered`; shown at the end of the line, and what a screen reader says. */
  text: string;
  /** How much of `max` is done; a value out of its limits counts as the nearest in them. */
  value: number;
  max: number;
};

/** How far something is that has a known end. What cannot be told in numbers is a `Spinner` with words. */
export function Progress({ label, text, value, max, className, ...rest }: ProgressProps) {
  const id = useId();
  const whole = max > 0 ? max : 1;
  const done = Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), whole);
  return (
    <div className={cx("grid gap-2", className)} {...rest}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span aria-hidden="true" className="text-muted">
          {text}
        </span>
      </div>
      <Radix.Root
        value={done}
        max={whole}
        aria-labelledby={id}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-line-strong forced-colors:border"
      >
        <Radix.Indicator
          className="h-full rounded-full bg-accent-text motion-safe:transition-[width] forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
          style={{ width: `${(done / whole) * 100}%` }}
        />
      </Radix.Root>
    </div>
  );
}
