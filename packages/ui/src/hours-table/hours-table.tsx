import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { cx } from "../class-names/class-names.ts";

/** A wall-clock time: `09:00` for `datetime`, `9 AM` as text. */
export type ClockTime = { time: string; text: string };

export type OpenSpan = { opens: ClockTime; closes: ClockTime };

export type HoursRow = {
  /** A day or a range of days: `Monday – Thursday`. */
  days: string;
  /** Opening intervals of these days, or a text instead: `Closed`, `By appointment`. */
  hours: readonly OpenSpan[] | string;
  /** Label of the current day's row: `Today`. */
  today?: string | undefined;
};

export type HoursTableProps = Omit<ComponentProps<"table">, "children"> & {
  rows: readonly HoursRow[];
  /** Table caption: the department. */
  caption: ReactNode;
  /** Shows the caption, if no heading names the table. */
  captionShown?: boolean;
};

/** A department's opening hours by day. Put several side by side in a `Grid`. */
export function HoursTable({ rows, caption, captionShown = false, className, ...rest }: HoursTableProps) {
  return (
    <table className={cx("w-full text-control", className)} {...rest}>
      <caption className={captionShown ? "pb-2 text-start font-semibold text-lg" : "sr-only"}>
        {caption}
      </caption>
      <tbody className="divide-y divide-line border-line border-t">
        {rows.map((row) => (
          <tr key={row.days} aria-current={row.today ? "date" : undefined}>
            <th
              scope="row"
              className={cx("py-2.5 pe-2 text-start", row.today ? "font-semibold" : "font-normal text-muted")}
            >
              {row.today ? (
                <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
                  {row.days}
                  <Badge tone="success-wash">{row.today}</Badge>
                </span>
              ) : (
                row.days
              )}
            </th>
            <td className="py-2.5 text-end font-semibold">
              <Hours hours={row.hours} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Hours({ hours }: { hours: HoursRow["hours"] }) {
  if (typeof hours === "string") return hours;
  return hours.map(({ opens, closes }) => (
    <span key={opens.time} className="block">
      <bdi>
        <time dateTime={opens.time} className="whitespace-nowrap">
          {opens.text}
        </time>
        {" – "}
        <time dateTime={closes.time} className="whitespace-nowrap">
          {closes.text}
        </time>
      </bdi>
    </span>
  ));
}
