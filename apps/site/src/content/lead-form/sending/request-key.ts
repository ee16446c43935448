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
