import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Panel } from "../panel/panel.tsx";

export type LockedInventoryProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  /** Number of hidden vehicles: `6 more vehicles that fit are not listed yet`. */
  title: ReactNode;
  headingLevel?: 2 | 3;
  /** How to unlock them, and what the form asks for. */
  text: ReactNode;
  /** The unlock link or button. */
  action: ReactNode;
  /** A lock of 24 px. */
  icon?: ReactNode;
};

/** Shows how many vehicles the inventory gate hides, without any of their data. */
export function LockedInventory({
  title,
  headingLevel = 2,
  text,
  action,
  icon,
  className,
  ...rest
}: LockedInventoryProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <Panel
      padding="sm"
      className={cx("flex flex-wrap items-center justify-between gap-x-6 gap-y-4", className)}
      {...rest}
    >
      <div className="locked-text">
        {icon ? <span className="mt-0.5 shrink-0 text-accent-text">{icon}</span> : null}
        <div className="min-w-0">
          <HeadingElement className="font-semibold text-lg">{title}</HeadingElement>
          <p className="mt-0.5 max-w-[64ch] text-muted text-sm">{text}</p>
        </div>
      </div>
      {action}
    </Panel>
  );
}
