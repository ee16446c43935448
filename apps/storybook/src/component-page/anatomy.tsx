import { Prose } from "./prose.tsx";

/** The parts of a component, numbered from outside to inside. */
export function Anatomy({ parts }: { parts: readonly (readonly [part: string, what: string])[] }) {
  return (
    <ol className="docs-anatomy">
      {parts.map(([part, what]) => (
        <li key={part}>
          <strong>
            <Prose text={part} />
          </strong>
          <span>
            <Prose text={what} />
          </span>
        </li>
      ))}
    </ol>
  );
}
