const statuses = ["stable", "beta", "deprecated"] as const;
export type Status = (typeof statuses)[number];

/** How far a component is, from the tags of its story file. */
export function statusOf(tags: readonly string[]): Status {
  // The stronger warning wins where a file names two.
  return [...statuses].reverse().find((status) => tags.includes(status)) ?? "beta";
}

/** The status as a word with its own shape, not as a colour alone. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className="docs-status" data-status={status}>
      {status}
    </span>
  );
}
