import { type ComponentProps, type ReactNode, useId } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { cx } from "../class-names/class-names.ts";
import { CompareHead } from "./compare-head.tsx";
import { CompareRows } from "./compare-rows.tsx";
import type { ComparedGroup, ComparedRow, ComparedVehicle } from "./compared-vehicles.ts";

export type { ComparedGroup, ComparedRow, ComparedVehicle };

export type CompareTableProps = Omit<ComponentProps<"div">, "children"> & {
  /** Table caption, also the region's name: `Comparison of 3 vehicles`. */
  caption: string;
  vehicles: readonly ComparedVehicle[];
  groups: readonly ComparedGroup[];
  /** Header of the first column, for screen readers: `Specification`. */
  specLabel: string;
  /** Follows the name of a differing row, for screen readers: `differs`. */
  differsLabel: string;
  /** Shown for an unknown value: `Not listed`. */
  missingLabel: string;
  /** Label of the checkbox that hides equal rows: `Only differences`. Works without JavaScript. */
  onlyDifferencesLabel: string;
  /** Beside the checkbox: `9 of 14 rows differ`. */
  summary?: ReactNode;
};

/** Compares vehicles row by row. Column and row headers are sticky. */
export function CompareTable({
  caption,
  vehicles,
  groups,
  specLabel,
  differsLabel,
  missingLabel,
  onlyDifferencesLabel,
  summary,
  className,
  ...rest
}: CompareTableProps) {
  const captionId = useId();
  const differing = groups.some(({ rows }) => rows.some(differs));
  return (
    <div className={cx("group/compare min-w-0", className)} {...rest}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-control">
        <Checkbox
          className="min-h-11"
          label={onlyDifferencesLabel}
          disabled={!differing}
          data-only-differences=""
        />
        {summary ? <p className="text-muted text-sm">{summary}</p> : null}
      </div>
      <section
        aria-labelledby={captionId}
        // A scrollable region must be focusable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls.
        tabIndex={0}
        className="max-h-[max(24rem,calc(100dvh-9rem))] overflow-auto overscroll-x-contain rounded-lg border border-line bg-surface"
      >
        <table className="w-full border-separate border-spacing-0 text-start text-sm">
          <caption id={captionId} className="sr-only">
            {caption}
          </caption>
          <CompareHead vehicles={vehicles} specLabel={specLabel} />
          {groups.map((group) => (
            <CompareRows
              key={group.title}
              group={group}
              columns={vehicles.length}
              ids={vehicles.map(({ id }) => id)}
              differs={differs}
              differsLabel={differsLabel}
              missingLabel={missingLabel}
            />
          ))}
        </table>
      </section>
    </div>
  );
}

/** Whether the row's values differ; unknown differs from known. */
function differs({ values }: ComparedRow): boolean {
  return new Set(values).size > 1;
}
