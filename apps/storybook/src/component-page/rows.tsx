import { Prose } from "./prose.tsx";

type RowsProps = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** A table of texts; the first cell of each row is its header. MDX has no tables. */
export function Rows({ head, rows }: RowsProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <Prose text={name} />
            </th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>
                <Prose text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
