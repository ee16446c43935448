/** Longer values are clamped. */
const MAX_SECONDS = 24 * 3600;

/**
 * Parses a `Retry-After` header, seconds or an HTTP date, as seconds from `now`. Null when it is missing or invalid.
 *
 * @param now milliseconds since 1970
 * @example retryAfterSeconds("120", Date.now()) // 120
 */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  if (Number.isNaN(seconds)) return null;
  return Math.min(Math.max(Math.ceil(seconds), 0), MAX_SECONDS);
}
