import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/** Reserves the space of loading content; put `aria-busy` on the region around it. */
export function Skeleton({ className, ...rest }: ComponentProps<"span">) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "block rounded-sm bg-surface-sunken motion-safe:animate-pulse forced-colors:border",
        className,
      )}
      {...rest}
    />
  );
}

/** A skeleton with the height of a `VehicleCard`. */
export function VehicleCardSkeleton({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        "overflow-hidden rounded-(--vehicle-card-radius,var(--r-l)) border border-line bg-surface",
        className,
      )}
      {...rest}
    >
      <div className="stage aspect-[16/9.4]" />
      <div className="px-4.5 pt-4 pb-3">
        <Skeleton className="h-5.5 w-3/5" />
        <Skeleton className="mt-2 h-4.5 w-2/5" />
        <Skeleton className="mt-3 h-4.5 w-4/5" />
        <div className="mt-3.5 flex justify-between border-line border-t pt-3">
          <Skeleton className="h-11 w-2/5" />
          <Skeleton className="h-11 w-1/3" />
        </div>
        <Skeleton className="mt-4 mb-1.5 h-5 w-1/3" />
      </div>
    </div>
  );
}
