import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type FeatureListProps = Omit<ComponentProps<"div">, "children"> & {
  items: readonly ReactNode[];
  /** Before every item, decorative, 20 px; a check mark by default. */
  icon?: ReactNode;
  columns?: 1 | 2 | 3;
  /** Items after the first `shown` are collapsed: `Show 14 more`, then `Show fewer`. */
  more?: { shown: number; label: ReactNode; lessLabel: ReactNode } | undefined;
};

const columnClass = { 1: "", 2: "md:grid-cols-2", 3: "md:grid-cols-2 xl:grid-cols-3" };

/** A list with check marks. Renders nothing without items. */
export function FeatureList({ items, icon, columns = 3, more, className, ...rest }: FeatureListProps) {
  if (items.length === 0) return null;
  // A single item stays visible.
  const split = more && items.length > more.shown + 1 ? more.shown : items.length;
  const lines = (part: readonly ReactNode[]) => (
    <ul
      className={cx("feature-list", !icon && "feature-checks *:before:bg-success-text", columnClass[columns])}
    >
      {part.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: features are nodes and never reorder.
        <li key={index}>
          {icon ? <span className="mt-px shrink-0 text-accent-text">{icon}</span> : null}
          {typeof item === "string" ? item : <span className="min-w-0 wrap-anywhere">{item}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={className} {...rest}>
      {lines(items.slice(0, split))}
      {more && split < items.length ? (
        <details className="group/more mt-2.5 flex flex-col gap-2.5">
          <summary className="order-last inline-flex min-h-11 items-center self-start font-semibold text-sm underline decoration-line-strong underline-offset-3 hover:decoration-current">
            <span className="group-open/more:hidden">{more.label}</span>
            <span className="hidden group-open/more:inline">{more.lessLabel}</span>
          </summary>
          {lines(items.slice(split))}
        </details>
      ) : null}
    </div>
  );
}
