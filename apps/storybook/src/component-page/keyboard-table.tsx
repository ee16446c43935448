import { Fragment } from "react";
import { Prose } from "./prose.tsx";

/** Keys and their effect, or a sentence if there is no keyboard use. */
export function KeyboardTable({ rows }: { rows: readonly (readonly [keys: string, does: string])[] }) {
  if (rows.length === 0) return <p>Not focusable.</p>;
  return (
    <table className="docs-keys">
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, does]) => (
          <tr key={keys}>
            <th scope="row">
              {keys.split(", ").map((key, at) => (
                <Fragment key={key}>
                  {at > 0 ? ", " : null}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </th>
            <td>
              <Prose text={does} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
