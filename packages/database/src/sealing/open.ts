import { ENCAPSULATED_BYTES, FORMAT, hpke, KEY_ID_BYTES, SEALING_PURPOSE } from "./hpke-suite.ts";
import { type KeyPair, keyId } from "./key-pair.ts";

export type OpenResult =
  | { ok: true; text: string }
  /** `unknown-key`: sealed for a key that is not here. `damaged`: changed, cut, or belongs to another context. */
  | { ok: false; error: "sealed.unknown-key" | "sealed.damaged" };

const HEADER_BYTES = 1 + KEY_ID_BYTES + ENCAPSULATED_BYTES;

/**
 * Opens what {@link seal} made. Give the current key pair first and retired ones after it.
 *
 * @example const opened = await open([keyPair], delivery.sealed, delivery.leadId);
 */
export async function open(
  keyPairs: readonly KeyPair[],
  sealed: Uint8Array,
  context: string,
): Promise<OpenResult> {
  if (sealed.length < HEADER_BYTES || sealed[0] !== FORMAT) return { ok: false, error: "sealed.damaged" };
  const name = Buffer.from(sealed.subarray(1, 1 + KEY_ID_BYTES));
  const keyPair = keyPairs.find(({ publicKey }) => keyId(publicKey).equals(name));
  if (!keyPair) return { ok: false, error: "sealed.unknown-key" };
  const recipientKey = await hpke.kem.deserializePrivateKey(
    copy(Buffer.from(keyPair.privateKey, "base64url")),
  );
  try {
    const text = await hpke.open(
      { recipientKey, enc: copy(sealed.subarray(1 + KEY_ID_BYTES, HEADER_BYTES)), info: SEALING_PURPOSE },
      copy(sealed.subarray(HEADER_BYTES)),
      new TextEncoder().encode(context),
    );
    return { ok: true, text: new TextDecoder().decode(text) };
  } catch {
    return { ok: false, error: "sealed.damaged" };
  }
}

/** A buffer of its own: a Buffer is often a window into a larger one. */
function copy(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
