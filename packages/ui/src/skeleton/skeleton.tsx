import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/** The place of something that is loading; put `aria-busy` on the region around it. */
export function Skeleton({ className, ...rest }: ComponentProps<"span">) {
  return (
    <span
      aria-hidden="true"
      className={cx("block rounded-sm bg-surface-sunken motion-safe:animate-pulse", className)}
      {...rest}
    />
  );
}

/** The place of a `VehicleCard`, of the same height. */
export function VehicleCardSkeleton({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      className={cx("overflow-hidden rounded-lg border border-line bg-surface", className)}
      {...rest}
    >
      <div className="stage aspect-[16/9.4]" />
      <div className="grid gap-3 p-4.5">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="mt-4 h-7 w-full" />
      </div>
    </div>
  );
}
