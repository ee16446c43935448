import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";

export type ComparisonRow = {
  label: string;
  note?: ReactNode;
  /** One per column: yes, no, or text if neither applies. */
  values: readonly (boolean | string)[];
};

export type ComparisonTableProps = Omit<ComponentProps<"div">, "children"> & {
  /** Table caption. Visible unless a heading beside it has the same text. */
  caption: string;
  captionHidden?: boolean;
  /** Header of the first column, for screen readers. */
  rowsLabel: string;
  /** Column headers; `own` marks the dealership's column. */
  columns: readonly { label: string; own?: boolean }[];
  rows: readonly ComparisonRow[];
  yesLabel: string;
  noLabel: string;
};

/** Yes and no answers as a table, with text beside each mark. Scrolls beside its sticky first column. */
export function ComparisonTable({
  caption,
  captionHidden = false,
  rowsLabel,
  columns,
  rows,
  yesLabel,
  noLabel,
  className,
  ...rest
}: ComparisonTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrollable region is not a section of the page.
    <div
      role="region"
      aria-label={caption}
      // A scrollable region must be focusable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls.
      tabIndex={0}
      className={cx("overflow-x-auto rounded-lg border border-line bg-surface", className)}
      {...rest}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className={captionHidden ? "sr-only" : "px-5 pt-5 pb-3 text-start font-bold text-xl"}>
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={cx(firstCell, "bg-surface-sunken")}>
              <span className="sr-only">{rowsLabel}</span>
            </th>
            {columns.map(({ label, own }) => (
              <th
                key={label}
                scope="col"
                className={cx(
                  "min-w-18 bg-surface-sunken px-1.5 py-3.5 text-caption",
                  own ? "font-bold text-text" : "font-medium text-muted",
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, note, values }) => (
            <tr key={label}>
              <th scope="row" className={cx(firstCell, "border-line border-t bg-surface font-semibold")}>
                {label}
                {note ? (
                  <span className="mt-0.5 block font-normal text-caption text-subtle">{note}</span>
                ) : null}
              </th>
              {columns.map((column, index) => (
                <td
                  key={column.label}
                  className={cx(
                    "border-line border-t px-1.5 py-3 text-center",
                    column.own && "bg-accent-wash/50",
                  )}
                >
                  <Answer value={values[index]} yes={yesLabel} no={noLabel} own={column.own ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const firstCell = "sticky start-0 z-1 w-2/5 min-w-32 border-line border-e px-3.5 py-3.5 text-start md:px-5";

type AnswerProps = { value: boolean | string | undefined; yes: string; no: string; own: boolean };

function Answer({ value, yes, no, own }: AnswerProps) {
  if (typeof value !== "boolean") return <span className="text-caption text-muted">{value}</span>;
  return (
    <span
      className={cx(
        "inline-flex flex-col items-center gap-x-1.5 align-middle md:flex-row",
        value ? "font-semibold" : "text-subtle",
      )}
    >
      <Glyph
        name={value ? "check" : "close"}
        size={18}
        className={cx("stroke-2", value && own && "text-success-text")}
      />
      {value ? yes : no}
    </span>
  );
}
