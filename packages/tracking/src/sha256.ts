/**
 * Hashes the values of an object with SHA-256, as lower-case hexadecimal. Omits empty values: the hash of an empty text
 * would match other people. Null without WebCrypto, which a page without https does not have.
 *
 * @example await sha256Values({ em: "ana@example.com", fn: "" }) // { em: "8e43ca37…" }
 */
export async function sha256Values<Key extends string>(
  values: Record<Key, string>,
): Promise<{ [Field in Key]?: string } | null> {
  const subtle: typeof crypto.subtle | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return null;
  const hashes: { [Field in Key]?: string } = {};
  for (const [key, value] of Object.entries(values) as [Key, string][]) {
    if (value === "") continue;
    const digest = await subtle.digest("SHA-256", new TextEncoder().encode(value));
    hashes[key] = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  return hashes;
}
