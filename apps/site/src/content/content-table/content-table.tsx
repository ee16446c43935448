import { RichText } from "#content/rich-text/rich-text.tsx";

type ContentTableProps = {
  /** The accessible name of the scrolling region. */
  label: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
};

/** Columns of longer texts would have a word a line on a phone. */
const LONGEST_IN_COLUMN = 60;

/** A table from the content. On narrow screens a row of long texts becomes a list; other tables scroll. */
export function ContentTable({ label, columns, rows }: ContentTableProps) {
  const isStacked = rows.some((cells) => cells.some((cell) => cell.length > LONGEST_IN_COLUMN));
  const { head, row, title, cell: text } = isStacked ? STACKED : PLAIN;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling region is not a section of the page.
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full border-collapse text-start text-control">
        <thead className={`bg-surface-sunken text-caption text-muted ${head}`}>
          <tr>
            {columns.map((column, index) =>
              // A header cell must not be empty.
              column === "" ? (
                <td key={index} className={CELL} />
              ) : (
                <th key={column} scope="col" className={`${CELL} font-medium`}>
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join("|")} className={`border-line border-t ${row}`}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row" className={`font-semibold ${title}`}>
                    <RichText text={cell} />
                  </th>
                ) : (
                  <td
                    key={index}
                    data-column={isStacked ? columns[index] : undefined}
                    className={`text-muted ${text}`}
                  >
                    <RichText text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = "px-4 py-3.5 text-start align-top md:px-5";
const PLAIN = { head: "", row: "", title: CELL, cell: CELL };
/** The head is for screen readers alone. Each text has the name of its column before it. */
const STACKED = {
  head: "max-md:sr-only",
  row: "max-md:block max-md:py-2.5",
  title: `${CELL} max-md:block max-md:py-1`,
  cell: `${CELL} max-md:block max-md:py-1 max-md:before:block max-md:before:text-subtle max-md:before:content-[attr(data-column)]`,
};
