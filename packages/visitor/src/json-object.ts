/** Parses a JSON object; empty for anything else. */
export function parseJsonObject(text: unknown): Record<string, unknown> {
  if (typeof text !== "string") return {};
  try {
    return asObject(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Returns an object to read fields from; empty for other values. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
