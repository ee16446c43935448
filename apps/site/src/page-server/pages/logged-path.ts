/** A longer path is shortened in the log. */
const LONGEST = 200;

/** A shorter segment is no secret. */
const SHORTEST_SECRET = 20;

/**
 * A path as the log may have it. It is shortened, without segments that look like a link's token. Such a segment mixes
 * upper and lower case within a word. A vehicle's address does not.
 *
 * @example loggedPath("/x/Zk3vB9qLw2TnR7yXsA1c") // "/x/Zk3v…"
 */
export function loggedPath(path: string): string {
  const segments = path
    .split("/")
    .map((segment) => (isSecret(segment) ? `${segment.slice(0, 4)}…` : segment));
  return segments.join("/").slice(0, LONGEST);
}

function isSecret(segment: string): boolean {
  const isMixed = (word: string) => word.length >= 8 && /[a-z]/.test(word) && /[A-Z]/.test(word);
  return segment.length >= SHORTEST_SECRET && segment.split("-").some(isMixed);
}
