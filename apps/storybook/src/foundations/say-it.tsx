type Pair = { write: string; not: string; because: string; lang?: "es" };

/** Recommended text, text to avoid, and the reason. */
export function SayIt({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">We write</th>
          <th scope="col">We do not write</th>
          <th scope="col">Because</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ write, not, because, lang }) => (
          <tr key={write}>
            <th scope="row" lang={lang}>
              {write}
            </th>
            <td lang={lang}>
              <s>{not}</s>
            </td>
            <td>{because}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
