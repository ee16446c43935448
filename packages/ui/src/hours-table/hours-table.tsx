import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { cx } from "../class-names/class-names.ts";

export type HoursRow = {
  /** A day or a run of days: `Monday – Thursday`. */
  days: string;
  /** `9 AM – 7 PM`, `Closed`. */
  hours: ReactNode;
  /** The word for "Today", on the row that holds it. */
  today?: string | undefined;
};

export type HoursTableProps = Omit<ComponentProps<"dl">, "children"> & { rows: readonly HoursRow[] };

/** Opening hours by day. */
export function HoursTable({ rows, className, ...rest }: HoursTableProps) {
  return (
    <dl className={cx("divide-y divide-line border-line border-t text-control", className)} {...rest}>
      {rows.map((row) => (
        <div key={row.days} className="flex items-center justify-between gap-3 py-2.5">
          <dt className={row.today ? "font-semibold" : "text-muted"}>
            {row.days}
            {row.today ? (
              <Badge tone="accent-wash" className="ml-2">
                {row.today}
              </Badge>
            ) : null}
          </dt>
          <dd className="text-right font-semibold">{row.hours}</dd>
        </div>
      ))}
    </dl>
  );
}
