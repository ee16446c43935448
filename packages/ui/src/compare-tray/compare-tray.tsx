import { Children, type ComponentProps, type ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type CompareTrayProps = Omit<ComponentProps<"section">, "aria-label"> & {
  /** Accessible name of the region: `Vehicles to compare`. */
  label: string;
  /** `2 of 4`, or why a vehicle was not added; announced when it changes. */
  count: ReactNode;
  /** Number of slots. Wide screens outline free ones. */
  places?: number;
  /** A button that removes all. */
  clear: ReactNode;
  /** Link to the comparison. Its text says how many vehicles it needs. */
  action: ReactNode;
  /** One `CompareTrayItem` per vehicle. Renders nothing without children. */
  children?: ReactNode;
};

/**
 * The vehicles selected for comparison, sticky at the bottom. Put it last in `main`; on phones with a `StickyBar`, give
 * it `max-md:static`. A script can focus it, for example when the focused item is removed.
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
      className={cx("compare-tray", className)}
      {...rest}
    >
      <ul>
        {children}
        {Array.from({ length: Math.max(places - chosen, 0) }, (_, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: free slots have no identity.
            key={`free-${place}`}
            aria-hidden="true"
            className="compare-tray-free"
          />
        ))}
      </ul>
      <p role="status">{count}</p>
      {clear}
      {action}
    </section>
  );
}

export type CompareTrayItemProps = Omit<ComponentProps<"li">, "title" | "children"> & {
  /** Year, make, model. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** A `VehicleImage` with `ratio="thumb"` and an empty `alt`. Phones show it alone. */
  image?: ReactNode;
  /** An `IconButton` whose label names the vehicle. On phones it covers the image. */
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
    <li className={cx("compare-tray-item", className)} {...rest}>
      {image ? <div className="w-13 shrink-0 overflow-hidden rounded-sm">{image}</div> : null}
      <div className="min-w-0 flex-1 max-xl:sr-only">
        <p className="font-semibold text-sm leading-tight">{title}</p>
        {subtitle ? <p className="text-muted text-xs">{subtitle}</p> : null}
      </div>
      {remove}
    </li>
  );
}
