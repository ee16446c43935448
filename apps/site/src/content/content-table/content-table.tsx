import { RichText } from "#content/rich-text/rich-text.tsx";

type ContentTableProps = {
  /** The accessible name of the scrolling region. */
  label: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
};

/** A table from the content, in a region that scrolls on narrow screens. */
export function ContentTable({ label, columns, rows }: ContentTableProps) {
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
        <thead className="bg-surface-sunken text-caption text-muted">
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
            <tr key={cells.join("|")} className="border-line border-t">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row" className={`${CELL} font-semibold`}>
                    <RichText text={cell} />
                  </th>
                ) : (
                  <td key={index} className={`${CELL} text-muted`}>
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
