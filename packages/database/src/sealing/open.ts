import { ENCAPSULATED_BYTES, FORMAT, hpke, KEY_ID_BYTES, SEALING_PURPOSE } from "./hpke-suite.ts";
import { type KeyPair, keyId } from "./key-pair.ts";

export type OpenResult =
  | { ok: true; text: string }
  /** `unknown-key`: sealed with another key. `damaged`: modified, truncated, or from another context. */
  | { ok: false; error: "sealed.unknown-key" | "sealed.damaged" };

const HEADER_BYTES = 1 + KEY_ID_BYTES + ENCAPSULATED_BYTES;

/**
 * Decrypts a message of {@link seal}. Pass the current key pair first, then retired ones.
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

/** Copies bytes to their own ArrayBuffer: a Buffer may be a view of a larger one. */
function copy(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
