const statuses = ["stable", "beta", "deprecated"] as const;
export type Status = (typeof statuses)[number];

/** The status in the tags of a story file. */
export function statusOf(tags: readonly string[]): Status {
  // With two tags, the less stable status applies.
  return [...statuses].reverse().find((status) => tags.includes(status)) ?? "beta";
}

/** The status as text with its own shape, not only a colour. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className="docs-status" data-status={status}>
      {status}
    </span>
  );
}
