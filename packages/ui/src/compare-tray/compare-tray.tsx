import { Children, type ComponentProps, type ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type CompareTrayProps = Omit<ComponentProps<"section">, "aria-label"> & {
  /** Accessible name of the region: `Vehicles to compare`. */
  label: string;
  /** `2 of 4`; announced when it changes. */
  count: ReactNode;
  /** Number of slots: 4, or 3 on phones. Wide screens outline free ones. */
  places?: number;
  /** A button that removes all. */
  clear: ReactNode;
  /** Link to the comparison. Its text says how many vehicles it needs. */
  action: ReactNode;
  /** One `CompareTrayItem` per vehicle. Renders nothing without children. */
  children?: ReactNode;
};

/**
 * The vehicles selected for comparison, sticky at the bottom. Put it last in `main`.
 * A script can focus it, for example when the focused item is removed.
 */
export function CompareTray({
  label,
  count,
  places = 4,
  clear,
  action,
  className,
  children,
  ...rest
}: CompareTrayProps) {
  const chosen = Children.count(children);
  if (chosen === 0) return null;
  return (
    <section
      aria-label={label}
      tabIndex={-1}
      data-bottom-bar=""
      className={cx(
        "sticky bottom-0 z-20 grid gap-x-6 gap-y-2.5 rounded-t-lg border border-line border-b-0 bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] text-text shadow-bar lg:grid-cols-[minmax(0,1fr)_auto] lg:px-5",
        className,
      )}
      {...rest}
    >
      <ul className="scrollbar-none -mx-4 flex gap-2.5 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:px-0.5">
        {children}
        {Array.from({ length: Math.max(places - chosen, 0) }, (_, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: free slots have no identity.
            key={`free-${place}`}
            aria-hidden="true"
            className="hidden min-h-16 min-w-0 flex-1 rounded-md border border-line-strong border-dashed lg:block"
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:flex-col lg:items-end lg:justify-center">
        <p role="status" className="font-semibold text-sm">
          {count}
        </p>
        <div className="flex flex-wrap items-center gap-2.5">
          {clear}
          {action}
        </div>
      </div>
    </section>
  );
}

export type CompareTrayItemProps = Omit<ComponentProps<"li">, "title" | "children"> & {
  /** Year, make, model. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** A `VehicleImage` with `ratio="thumb"` and an empty `alt`; wide screens only. */
  image?: ReactNode;
  /** An `IconButton` whose label names the vehicle. */
  remove: ReactNode;
};

/** One vehicle in the tray. */
export function CompareTrayItem({
  title,
  subtitle,
  image,
  remove,
  className,
  ...rest
}: CompareTrayItemProps) {
  return (
    <li
      className={cx(
        "flex min-h-14 w-56 shrink-0 items-center gap-3 rounded-md border border-line bg-surface py-1.5 ps-3 pe-1.5 lg:w-auto lg:min-w-0 lg:flex-1 lg:shrink xl:ps-1.5",
        className,
      )}
      {...rest}
    >
      {image ? <div className="hidden w-16 shrink-0 overflow-hidden rounded-sm xl:block">{image}</div> : null}
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-sm leading-tight">{title}</p>
        {subtitle ? <p className="text-muted text-xs">{subtitle}</p> : null}
      </div>
      {remove}
    </li>
  );
}
