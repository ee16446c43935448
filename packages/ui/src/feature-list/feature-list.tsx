import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

export type FeatureListProps = Omit<ComponentProps<"ul">, "children"> & {
  items: readonly ReactNode[];
  icon?: IconName;
  columns?: 1 | 2 | 3;
};

const columnClass = { 1: "", 2: "md:grid-cols-2", 3: "md:grid-cols-2 xl:grid-cols-3" };

/** What a vehicle has, or a form gives: ticked lines. */
export function FeatureList({ items, icon = "check", columns = 3, className, ...rest }: FeatureListProps) {
  return (
    <ul className={cx("grid gap-x-6 gap-y-2.5", columnClass[columns], className)} {...rest}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: features are nodes and never reorder.
        <li key={index} className="flex items-start gap-2.5 text-control">
          <Icon name={icon} className="mt-px text-accent-text" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
