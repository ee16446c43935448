import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Container } from "../container/container.tsx";

export type UtilityBarProps = Omit<ComponentProps<"aside">, "children"> & {
  /** The store: opening state, name, a `StoreSwitcher`. */
  start: ReactNode;
  /** A phone link, a `LanguageSwitch`. */
  end: ReactNode;
};

/** The dark bar above the header on wide screens. Its content is also in menu and footer. */
export function UtilityBar({ start, end, className, ...rest }: UtilityBarProps) {
  return (
    <aside className={cx("surface-inverse hidden text-caption lg:block print:hidden", className)} {...rest}>
      <Container className="utility-bar-row">
        <div className="flex flex-wrap items-center gap-x-5.5">{start}</div>
        <div className="flex flex-wrap items-center gap-x-5.5">{end}</div>
      </Container>
    </aside>
  );
}
