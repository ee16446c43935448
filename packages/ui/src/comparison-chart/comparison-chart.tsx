import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { cx } from "../class-names/class-names.ts";

export type ComparisonBar = {
  label: string;
  /** The bar's length, in any unit; bars start at 0. */
  value: number;
  /** The formatted value. */
  text: ReactNode;
  /** One more value per further column, such as the total of payments. */
  details?: readonly ReactNode[];
  /** Label that marks the shopper's selection: `Your choice`. */
  current?: ReactNode;
};

export type ComparisonChartProps = Omit<ComponentProps<"table">, "children"> & {
  /** Table caption with the terms: `Payment by term, with $2,829 down at 8.99% APR`. */
  caption: ReactNode;
  /** Column headers: for the bars, their value, each detail. */
  columns: readonly [label: string, value: string, ...details: string[]];
  bars: readonly ComparisonBar[];
};

/** A bar chart as a table. Bars are decorative, because the cells have the values. */
export function ComparisonChart({ caption, columns, bars, className, ...rest }: ComparisonChartProps) {
  const longest = Math.max(...bars.map(({ value }) => length(value)), 0);
  return (
    <table className={cx("w-full border-collapse text-sm", className)} {...rest}>
      <caption className="pb-2 text-start font-semibold text-base">{caption}</caption>
      <thead className="text-caption text-subtle">
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cx("py-2 font-normal", index === 0 ? "text-start" : numberCell)}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr
            key={bar.label}
            aria-current={bar.current ? "true" : undefined}
            className="border-line border-t"
          >
            <th scope="row" className="w-full py-3.5 text-start font-semibold">
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                {bar.label}
                {bar.current ? <Badge tone="ink">{bar.current}</Badge> : null}
              </span>
              <span
                aria-hidden="true"
                className={cx(
                  "mt-2 block h-2.5 rounded-full forced-color-adjust-none forced-colors:bg-[CanvasText] motion-safe:transition-[width]",
                  bar.current ? "bg-text" : "bg-control-line",
                )}
                style={{ width: `${longest > 0 ? (length(bar.value) / longest) * 100 : 0}%` }}
              />
            </th>
            <td className={cx(numberCell, "font-bold text-lg")}>{bar.text}</td>
            {bar.details?.map((detail, index) => (
              <td key={columns[index + 2]} className={cx(numberCell, "text-muted")}>
                {detail}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const numberCell = "ps-4 pb-3 text-end align-bottom md:whitespace-nowrap md:ps-7";

/** Bars have no length for values below 0 or not finite. */
function length(value: number): number {
  return Number.isFinite(value) ? Math.max(value, 0) : 0;
}
