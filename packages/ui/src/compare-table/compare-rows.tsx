import { cx } from "../class-names/class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { ComparedGroup, ComparedRow } from "./compared-vehicles.ts";

type CompareRowsProps = {
  group: ComparedGroup;
  columns: number;
  /** Keys of the columns. */
  ids: readonly string[];
  differs: (row: ComparedRow) => boolean;
  differsLabel: string;
  missingLabel: string;
};

const hidesWhenEqual = "group-has-[[data-only-differences]:checked]/compare:hidden";

/** One group of rows. Differing rows have a sign, hidden text and bold type, so colour is not needed. */
export function CompareRows({ group, columns, ids, differs, differsLabel, missingLabel }: CompareRowsProps) {
  return (
    <tbody className={cx(!group.rows.some(differs) && hidesWhenEqual)}>
      <tr>
        <th
          scope="rowgroup"
          className="sticky start-0 z-10 border-line border-t bg-surface-sunken px-3.5 py-2 text-start font-semibold text-caption md:px-4.5"
        >
          {group.title}
        </th>
        <td colSpan={columns} className="border-line border-t bg-surface-sunken" />
      </tr>
      {group.rows.map((row) => {
        const isDiffering = differs(row);
        return (
          <tr key={row.label} className={cx(!isDiffering && hidesWhenEqual)}>
            <th
              scope="row"
              className="sticky start-0 z-10 border-line border-e border-t bg-surface px-3.5 py-2.5 text-start align-top hyphens-auto font-normal text-muted wrap-break-word md:px-4.5"
            >
              <span className="flex justify-between gap-2">
                <span className="min-w-0">{row.label}</span>
                {isDiffering ? (
                  <>
                    <span aria-hidden="true" className="font-bold text-accent-text">
                      ≠
                    </span>
                    <VisuallyHidden> {differsLabel}</VisuallyHidden>
                  </>
                ) : null}
              </span>
            </th>
            {ids.map((id, column) => (
              <td
                key={id}
                className={cx(
                  "border-line border-t px-3.5 py-2.5 align-top md:px-4.5",
                  isDiffering && "font-semibold",
                )}
              >
                {row.values[column] ?? <span className="font-normal text-subtle">{missingLabel}</span>}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}
