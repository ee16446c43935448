import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";

/** Small print that is always visible. */
export function FinePrint({ className, ...rest }: ComponentProps<"p">) {
  return <p className={cx("text-subtle text-xs leading-normal", className)} {...rest} />;
}

export type DisclaimerProps = Omit<ComponentProps<"details">, "title"> & {
  title: ReactNode;
  /** One line beside the title. */
  summary?: ReactNode;
  /** An icon. */
  mark?: ReactNode;
};

/** Collapsible small print. */
export function Disclaimer({ title, summary, mark, className, children, ...rest }: DisclaimerProps) {
  return (
    <details className={cx("group/disclaimer rounded-lg border border-line bg-surface", className)} {...rest}>
      <summary className="flex min-h-14 items-center gap-3.5 rounded-lg px-5 py-3 text-control text-muted hover:bg-surface-sunken/60">
        {mark}
        <span className="min-w-0 flex-1">
          <span className="font-semibold text-text">{title}</span> {summary}
        </span>
        <Glyph
          name="chevron-down"
          className="text-text group-open/disclaimer:rotate-180 motion-safe:transition-transform"
        />
      </summary>
      <div className="max-w-[76ch] px-5 pb-5 text-control text-muted">{children}</div>
    </details>
  );
}
