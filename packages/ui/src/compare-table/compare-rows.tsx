import { cx } from "../class-names/class-names.ts";
import type { ComparedGroup, ComparedRow } from "./compared-vehicles.ts";
import { differs, valueText } from "./compared-vehicles.ts";

type CompareRowsProps = {
  group: ComparedGroup;
  /** Keys of the columns. */
  ids: readonly string[];
  sameLabel: string;
  missingLabel: string;
};

/** One group: rows that differ, then all that is equal in one row that opens. */
export function CompareRows({ group, ids, sameLabel, missingLabel }: CompareRowsProps) {
  const rows = group.rows.filter(({ values }) => values.some((value) => value !== null));
  const differing = rows.filter(differs);
  const same = rows.filter((row) => !differs(row));
  if (rows.length === 0) return null;
  return (
    <tbody className={cx(differing.length === 0 && "compare-same")}>
      <tr>
        <th scope="rowgroup" colSpan={ids.length + 1}>
          <span className="sticky start-4 inline-flex flex-wrap items-baseline gap-x-2.5 pt-3 text-base">
            {group.title}
            {group.note ? <small className="font-normal text-subtle text-xs">{group.note}</small> : null}
          </span>
        </th>
      </tr>
      {differing.map((row) => (
        <tr key={row.label}>
          <th scope="row">
            <span className="font-normal text-muted @max-2xl:text-xs">{row.label}</span>
          </th>
          {ids.map((id, column) => (
            <td key={id}>
              <Value value={row.values[column] ?? null} missingLabel={missingLabel} />
            </td>
          ))}
        </tr>
      ))}
      {same.length > 0 ? (
        <tr className="compare-same">
          <td colSpan={ids.length + 1}>
            <SameRows rows={same} label={sameLabel} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

type ValueProps = { value: ComparedRow["values"][number]; missingLabel: string };

function Value({ value, missingLabel }: ValueProps) {
  if (value === null) return <span className="font-normal text-subtle">{missingLabel}</span>;
  if (typeof value === "string") return value;
  return (
    <>
      {value.content ?? value.text}
      {value.mark ? (
        <span className="ms-2 inline-block rounded-full bg-success-wash px-2 py-0.5 text-success-text text-xs">
          {value.mark}
        </span>
      ) : null}
      {value.note ? (
        <small className="mt-0.5 block font-normal text-subtle text-xs">{value.note}</small>
      ) : null}
    </>
  );
}

/** The shared values; opened, with the names of their rows. */
function SameRows({ rows, label }: { rows: readonly ComparedRow[]; label: string }) {
  return (
    <details className="bg-surface-sunken">
      <summary className="chevron sticky start-0 flex max-w-[calc(100vw-2.125rem)] flex-wrap gap-x-4 px-4 py-2.5 font-normal @2xl:max-w-none @2xl:flex-nowrap">
        <span className="shrink-0 text-muted @max-2xl:w-full @2xl:w-44">{label}</span>
        <span className="min-w-0 flex-1">
          {rows.map(({ same, values }) => same ?? valueText(values[0])).join(" · ")}
        </span>
      </summary>
      <dl className="sticky start-0 grid max-w-[calc(100vw-2.125rem)] gap-x-6 gap-y-1.5 px-4 pb-3 @2xl:max-w-none @2xl:grid-cols-2">
        {rows.map(({ label: name, values: [value = null] }) => (
          <div key={name} className="flex justify-between gap-4 border-line border-t pt-1.5">
            <dt className="font-normal text-muted">{name}</dt>
            <dd>
              <Value value={value} missingLabel="" />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
