import type { ReactElement } from "react";
import type { MaskIconName } from "./mask-icon-names.ts";

/** The name of a mask icon, or a decorative `Icon` of 16 px. Lists should use names: their markup is lighter. */
export type FactIcon = MaskIconName | ReactElement;

export type LabelledIconProps = {
  icon?: FactIcon | undefined;
  /** For screen readers: `Mileage`. */
  label: string;
};

/** An icon before a value, with the label that screen readers read. A mask icon is the label's own element. */
export function LabelledIcon({ icon, label }: LabelledIconProps) {
  if (typeof icon === "string") return <span className={`mask-icon mask-icon-${icon}`}>{`${label}: `}</span>;
  return (
    <>
      {icon}
      <span className="sr-only">{`${label}: `}</span>
    </>
  );
}
