import type { ReactElement, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import type { MaskIconName } from "./mask-icon-names.ts";

/** The name of a mask icon, or a decorative `Icon` of 16 px. Lists should use names: their markup is lighter. */
export type FactIcon = MaskIconName | ReactElement;

export type LabelledValueProps = {
  as: "li" | "p";
  icon?: FactIcon | undefined;
  /** For screen readers: `Mileage`. */
  label: string;
  className?: string;
  children: ReactNode;
};

/** A value after an icon, with the label that screen readers read. A mask icon is generated content with that label. */
export function LabelledValue({ as: Element, icon, label, className, children }: LabelledValueProps) {
  if (typeof icon === "string")
    return (
      <Element className={cx(`mask-icon-${icon}`, className)} data-label={label}>
        {children}
      </Element>
    );
  return (
    <Element className={className}>
      {icon}
      <span className="sr-only">{`${label}: `}</span>
      {children}
    </Element>
  );
}
