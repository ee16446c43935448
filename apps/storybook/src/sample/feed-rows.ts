import feed from "@forecourt/sample-dealership/feed/larkspur-homenet.csv?raw";

export type FeedRow = Readonly<Record<string, string>>;

// Every cell of this file is quoted and none holds a quote or a line break; the package's tests read it in full.
const cells = (line: string) => line.slice(1, -1).split('","');

const [head = "", ...lines] = feed.trimEnd().split("\n");
const names = cells(head);

/** The rows of the sample dealership's feed. */
export const feedRows: readonly FeedRow[] = lines.map((line) => {
  const values = cells(line);
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""]));
});
