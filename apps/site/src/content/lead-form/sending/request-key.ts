/**
 * Creates a function that returns the idempotency key of a body. The key changes when the body changes.
 *
 * @param newKey makes a random key
 */
export function createRequestKey(newKey: () => string): (body: string) => string {
  let last = { body: "", key: "" };
  return (body) => {
    if (last.body !== body) last = { body, key: newKey() };
    return last.key;
  };
}

/** A random UUID. `crypto.randomUUID` is missing on pages without HTTPS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
