import * as Radix from "@radix-ui/react-progress";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../class-names/class-names.ts";

export type ProgressProps = Omit<ComponentProps<"div">, "children"> & {
  /** What is in progress: `Your answers`. */
  label: ReactNode;
  /** Progress as text: `12 of 31 answered`. Visible, and `aria-valuetext`. */
  text: string;
  /** Completed part of `max`; clamped to 0 and `max`. */
  value: number;
  max: number;
};

/** Progress toward a known total. For unknown durations use `Spinner`. */
export function Progress({ label, text, value, max, className, ...rest }: ProgressProps) {
  const id = useId();
  const safeMax = max > 0 ? max : 1;
  const done = Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), safeMax);
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
        max={safeMax}
        aria-labelledby={id}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-line-strong forced-colors:border"
      >
        <Radix.Indicator
          className="h-full rounded-full bg-accent-text motion-safe:transition-[width] forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
          style={{ width: `${(done / safeMax) * 100}%` }}
        />
      </Radix.Root>
    </div>
  );
}
