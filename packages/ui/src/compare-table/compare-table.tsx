import { type ComponentProps, type ReactNode, useId } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { cx } from "../class-names/class-names.ts";
import { CompareHead } from "./compare-head.tsx";
import { CompareRows } from "./compare-rows.tsx";
import {
  type ComparedGroup,
  type ComparedRow,
  type ComparedValue,
  type ComparedVehicle,
  differs,
} from "./compared-vehicles.ts";

export type { ComparedGroup, ComparedRow, ComparedValue, ComparedVehicle };

export type CompareTableProps = Omit<ComponentProps<"div">, "children"> & {
  /** Table caption, also the region's name: `Comparison of 3 vehicles`. */
  caption: string;
  vehicles: readonly ComparedVehicle[];
  /** Rows without any value are left out. */
  groups: readonly ComparedGroup[];
  /** Header of the first column, for screen readers: `Specification`. */
  specLabel: string;
  /** Before the values that all share: `Same on all three`. */
  sameLabel: string;
  /** Shown for an unknown value: `Not listed`. */
  missingLabel: string;
  /** Label of the checkbox that hides what is equal: `Only differences`. Works without JavaScript. */
  onlyDifferencesLabel: string;
  /** Beside the checkbox: `9 of 14 rows differ`. */
  summary?: ReactNode;
};

/**
 * Compares vehicles: in each group the rows that differ, then the equal ones in one row that opens. Names are sticky.
 * In a narrow place a row's name is above its values. Set `--compare-top` to the height of a sticky page header.
 */
export function CompareTable({
  caption,
  vehicles,
  groups,
  specLabel,
  sameLabel,
  missingLabel,
  onlyDifferencesLabel,
  summary,
  className,
  ...rest
}: CompareTableProps) {
  const captionId = useId();
  const same = groups.some(({ rows }) => rows.some((row) => !differs(row)));
  return (
    <div className={cx("compare-table", className)} {...rest}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-control print:hidden">
        <Checkbox
          className="min-h-11"
          label={onlyDifferencesLabel}
          disabled={!same}
          data-only-differences=""
        />
        {summary ? <p className="text-muted text-sm">{summary}</p> : null}
      </div>
      <section
        aria-labelledby={captionId}
        // A scrollable region must be focusable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls.
        tabIndex={0}
        className="max-h-[calc(100dvh-7rem)] overflow-auto overscroll-x-contain rounded-lg border border-line bg-surface @4xl:max-h-none @4xl:overflow-visible print:max-h-none"
      >
        <table className="w-full border-separate border-spacing-0 text-sm @4xl:table-fixed">
          <caption id={captionId} className="sr-only">
            {caption}
          </caption>
          <CompareHead vehicles={vehicles} specLabel={specLabel} />
          {groups.map((group) => (
            <CompareRows
              key={group.title}
              group={group}
              ids={vehicles.map(({ id }) => id)}
              sameLabel={sameLabel}
              missingLabel={missingLabel}
            />
          ))}
        </table>
      </section>
    </div>
  );
}
