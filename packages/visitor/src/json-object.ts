/** The object that a JSON text holds; empty when it is no text, no JSON or no object. */
export function parseJsonObject(text: unknown): Record<string, unknown> {
  if (typeof text !== "string") return {};
  try {
    return asObject(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A value as an object whose fields can be looked at; empty when it is none. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
