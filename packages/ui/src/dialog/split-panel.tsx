import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type SplitPanelProps = ComponentProps<"div"> & {
  /** The side panel, usually a `VehicleAside`. */
  aside: ReactNode;
};

/** A form or result beside its vehicle; in a `Dialog` with `frame="none"`, or as a card. */
export function SplitPanel({ aside, className, children, ...rest }: SplitPanelProps) {
  return (
    <div className={cx("grid md:grid-cols-[minmax(0,1fr)_minmax(280px,372px)]", className)} {...rest}>
      <div className="order-2 px-4 pt-6 pb-5 md:order-1 md:px-9 md:pt-9 md:pb-7.5">{children}</div>
      <aside className="stage-aside order-1 flex flex-col border-line border-b px-4 py-3.5 md:order-2 md:border-b-0 md:border-s md:px-7 md:pt-16 md:pb-7">
        {aside}
      </aside>
    </div>
  );
}

export type VehicleAsideProps = ComponentProps<"div"> & {
  /** A `VehicleImage` with `ratio="bare"`. */
  image: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Benefits of the form, usually a `FeatureList`; wide screens only. */
  points?: ReactNode;
  /** A contact link. */
  footer?: ReactNode;
};

/** The vehicle that a form is about. */
export function VehicleAside({
  image,
  title,
  subtitle,
  points,
  footer,
  className,
  ...rest
}: VehicleAsideProps) {
  return (
    <div
      className={cx(
        "grid flex-1 grid-cols-[7rem_minmax(0,1fr)] large-stack items-center gap-x-3.5 md:flex md:flex-col md:items-stretch",
        className,
      )}
      {...rest}
    >
      <div className="md:-mx-5.5 [&_figcaption]:static [&_figcaption]:me-2 [&_figcaption]:justify-self-end">
        {image}
      </div>
      <div className="pe-12 md:pe-0 md:pt-6.5">
        <p className="font-semibold text-[1.0625rem] leading-tight md:text-xl">{title}</p>
        {subtitle ? <p className="mt-1 text-muted text-sm">{subtitle}</p> : null}
      </div>
      {points ? <div className="mt-5 hidden border-line-strong border-t pt-5 md:block">{points}</div> : null}
      {footer ? <div className="mt-auto hidden pt-6 text-control text-muted md:block">{footer}</div> : null}
    </div>
  );
}
